/** Every language of the page. Games may lack some of them: docs/translate.md tells how to add one. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What every language has. One that lacks it does not compile. */
export type ByLanguage<V> = { readonly [L in Language]: V };

/** What a language may lack; English stands in for it. */
export type Translated<V> = { readonly en: V } & { readonly [L in Language]?: V };

/** In this language, or in English where it has none. */
export const inLanguage = <V>(language: Language, translated: Translated<V>): V =>
  translated[language] ?? translated.en;

/** Those that it has. */
export const languagesOf = <L extends Language>(translated: { readonly [K in L]?: unknown }): readonly L[] =>
  LANGUAGES.filter((language): language is L => Object.hasOwn(translated, language));

/** The language in which `inLanguage` says it. */
export const languageIn = (language: Language, translated: Translated<unknown>): Language =>
  translated[language] === undefined ? 'en' : language;

/** Loads every language that it has. */
export async function inAllLanguages<V>({ en, ...others }: Translated<() => Promise<V>>): Promise<Translated<V>> {
  const loading = Object.entries(others).map(async ([language, load]) => [language, await load()] as const);
  return { ...Object.fromEntries(await Promise.all(loading)), en: await en() };
}

/** Each by its own name. */
export const LANGUAGE_NAMES: ByLanguage<string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** How dates and numbers are written. */
export const LOCALES: ByLanguage<string> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

/** The first language of a list, such as a browser's or `Accept-Language`, that we speak: `['fr-CH', 'en']`. */
export function spokenOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const main = /[a-z]+/i.exec(tag)?.[0].toLowerCase();
    const spoken = LANGUAGES.find((language) => language === main);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}
