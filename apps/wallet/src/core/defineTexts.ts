import { createContext, use } from 'react'
import { createTranslator } from 'use-intl/core'
import {
  type Language,
  languageOf,
  pseudoLanguage,
  type Texts,
  type Translation,
} from '../texts/locales.ts'

/** Writes a message in the owner's language. */
export type Translate<English extends Texts> = ReturnType<
  typeof createTranslator<English>
>

/** Reads the messages of a room in a component. */
interface UseTexts<English extends Texts> {
  (): Translate<English>
  /** The same for code outside of components. */
  load(locale: string): Promise<Translate<English>>
}

type Load<English extends Texts> = () => Promise<{
  texts: Translation<English>
}>

/** The locale of the page; see `resolveLocale`. */
export const LocaleContext = createContext('en')

/** The locale for texts, numbers and dates, such as `de-CH`. */
export const useLocale = () => use(LocaleContext)

const rooms = new Set<(locale: string) => unknown>()

/** Loads the messages of all rooms whose code has arrived. */
export async function loadTexts(locale: string): Promise<void> {
  await Promise.all([...rooms].map((load) => load(locale)))
}

/**
 * Notes the value on its promise, where `use` reads it without suspending. A
 * caller keeps the promise and never replaces it by its value: React fails to
 * render a component again that was suspended by `use` and then omits that call.
 */
export function exposeValue<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/**
 * Makes the hook by which a room reads its messages. English comes with the code
 * of the room, other languages on demand: the hook suspends until they are here,
 * and English stands in for a file that does not load.
 *
 * @example
 * export const useSendTexts = defineTexts(texts, {
 *   de: () => import('../../texts/de/send.ts'),
 * })
 * // In a component:
 * const t = useSendTexts()
 * t('review')
 */
export function defineTexts<const English extends Texts>(
  english: English,
  others: Readonly<Record<Exclude<Language, 'en'>, Load<English>>>,
): UseTexts<English> {
  const known = new Map<
    string,
    Translate<English> | Promise<Translate<English>>
  >()

  async function loadRoom(language: string): Promise<Translation<English>> {
    if (language === pseudoLanguage) {
      const { pseudoTexts } = await import('./pseudoTexts.ts')
      return pseudoTexts(english)
    }
    const load = others[language as keyof typeof others]
    return (await load()).texts
  }

  async function translate(locale: string): Promise<Translate<English>> {
    const texts = await loadRoom(languageOf(locale)).catch(() => english)
    // Another language has the keys and arguments of English, which tests check.
    return createTranslator({ locale, messages: texts as English })
  }

  function load(locale: string) {
    const found = known.get(locale)
    if (found !== undefined) return found
    const made =
      languageOf(locale) === 'en'
        ? createTranslator({ locale, messages: english })
        : exposeValue(translate(locale))
    known.set(locale, made)
    return made
  }

  rooms.add(load)
  const useTexts = () => {
    const found = load(useLocale())
    return found instanceof Promise ? use(found) : found
  }
  return Object.assign(useTexts, {
    load: async (locale: string) => load(locale),
  })
}
