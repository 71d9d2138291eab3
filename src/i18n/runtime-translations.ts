import { withPrefix } from "gatsby";
import i18next, { type i18n, type Namespace, type TFunction } from "i18next";
import HttpBackend from "i18next-http-backend";
import type { Language } from "../../shared/languages";
import { translationsFolder } from "../../shared/served-paths";

const timeoutMs = 10_000;

const instances = new Map<Language, Promise<i18n>>();

async function createInstance(language: Language): Promise<i18n> {
  const instance = i18next.createInstance().use(HttpBackend);
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    interpolation: { escapeValue: false },
    maxRetries: 5,
    retryTimeout: 350,
    backend: {
      loadPath: withPrefix(`/${translationsFolder}/{{lng}}/{{ns}}.json`),
      requestOptions: () => ({ signal: AbortSignal.timeout(timeoutMs) }),
    },
  });
  return instance;
}

/** Fetches the translations of a namespace from the server, with up to six requests. Throws when all fail. */
export async function loadTranslations<Name extends Namespace>(
  language: Language,
  namespace: Name & string,
): Promise<TFunction<Name>> {
  const known = instances.get(language) ?? createInstance(language);
  instances.set(language, known);
  const instance = await known;
  if (!instance.hasResourceBundle(language, namespace)) {
    // `reloadResources` also retries what has failed for good, and never rejects.
    await instance.reloadResources([language], namespace);
  }
  if (!instance.hasResourceBundle(language, namespace)) {
    throw new Error(`The translations of ${namespace} in ${language} are out of reach.`);
  }
  return instance.getFixedT(language, namespace);
}
