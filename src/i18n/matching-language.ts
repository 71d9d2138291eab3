/** The language of a list that a browser's tag such as `zh-TW` means: that tag itself, or else one of the same language and script. Undefined for none, and for what is no tag. */
export function matchingLanguage<Code extends string>(
  tag: string,
  codes: readonly Code[],
): Code | undefined {
  const wanted = localeOf(tag);
  const alike = codes.filter((code) => {
    const own = localeOf(code);
    return wanted && own?.language === wanted.language && own.script === wanted.script;
  });
  return alike.find((code) => code.toLowerCase() === tag.toLowerCase()) ?? alike[0];
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll("_", "-")).maximize();
  } catch {
    return undefined;
  }
}
