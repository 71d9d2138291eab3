/** The code that a browser's tag such as `zh-TW` means: the same one, or else one of the same language and script; undefined for none, and for what is no tag. */
export function matchingLanguage<Code extends string>(tag: string, codes: readonly Code[]) {
  const alike = codes.filter((code) => scriptOf(code) === scriptOf(tag));
  return alike.find((code) => code.toLowerCase() === tag.toLowerCase()) ?? alike[0];
}

function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll("_", "-")).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
