/** Languages of the texts, each by its own name. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const

/** A language that the texts are written in. */
export type Language = keyof typeof languageNames

/**
 * English with accents, longer words and from right to left. Tests choose it to
 * find texts outside the catalogues and layouts that break.
 */
export const pseudoLanguage = 'ar-XB'

/** A choice of language that the browser remembers. */
export type LanguageChoice = Language | typeof pseudoLanguage

/** Whether a remembered choice is a language that exists. */
export const isLanguageChoice = (value: unknown): value is LanguageChoice =>
  value === pseudoLanguage ||
  (typeof value === 'string' && Object.hasOwn(languageNames, value))

/**
 * The locale for texts, numbers and dates: the owner's choice, else the first
 * language of the browser that the texts are written in. The region is the
 * browser's, so that `de-CH` writes numbers as in Switzerland.
 *
 * @param wanted BCP 47 tags in the order of preference: `navigator.languages`.
 * @example
 * resolveLocale(undefined, ['fr', 'de-CH']) // 'de-CH'
 * resolveLocale('en', ['fr', 'de-CH']) // 'en'
 */
export function resolveLocale(
  chosen: LanguageChoice | undefined,
  wanted: readonly string[],
): string {
  if (chosen === pseudoLanguage) return chosen
  return (
    wanted.find((tag) => {
      const language = languageOf(tag)
      return chosen === undefined
        ? Object.hasOwn(languageNames, language)
        : language === chosen
    }) ??
    chosen ??
    'en'
  )
}

/** The language of the texts in a locale: `de` for `de-CH`. */
export const languageOf = (locale: string): string =>
  locale === pseudoLanguage ? locale : (locale.split('-')[0] ?? '')

/** Writing direction of a locale. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  locale === pseudoLanguage ? 'rtl' : 'ltr'

/** ICU messages of a room in English, by key. */
export type Texts = Readonly<Record<string, string>>

/** The messages of a room in another language. */
export type Translation<English extends Texts> = {
  readonly [Key in keyof English]: string
}
