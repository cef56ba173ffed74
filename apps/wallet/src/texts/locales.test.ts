import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  directionOf,
  type LanguageChoice,
  languageOf,
  resolveLocale,
} from './locales.ts'

const early = readFileSync(
  join(import.meta.dirname, '../../inline/theme.js'),
  'utf8',
)

/** Attributes of `<html>` before the first paint. */
function paint(stored: string | null, languages: readonly string[]) {
  const documentElement = { lang: '', dir: '', dataset: {} }
  runInNewContext(early, {
    document: { documentElement },
    localStorage: { getItem: () => stored },
    navigator: { languages },
  })
  const { lang, dir } = documentElement
  return { lang, dir }
}

test.each<[LanguageChoice | undefined, string[], string]>([
  [undefined, [], 'en'],
  [undefined, ['fr'], 'en'],
  [undefined, ['de-CH', 'en'], 'de-CH'],
  [undefined, ['fr', 'en-GB', 'de'], 'en-GB'],
  [undefined, ['toString'], 'en'],
  ['de', ['en-US'], 'de'],
  ['de', ['en-US', 'de-AT'], 'de-AT'],
  ['en', ['de'], 'en'],
  ['ar-XB', ['de'], 'ar-XB'],
])(
  'default: the choice %j of a browser with %j is %s',
  (language, wanted, locale) => {
    expect(resolveLocale(language, wanted)).toBe(locale)
    // The app sets the same attributes as `theme.js` did before the first paint.
    const stored = language === undefined ? null : JSON.stringify({ language })
    expect(paint(stored, wanted)).toEqual({
      lang: languageOf(locale),
      dir: directionOf(locale),
    })
  },
)

test.each([
  '{',
  'null',
  '5',
  '"de"',
  '[]',
  '{"language":"fr"}',
  '{"language":7}',
])(
  'behavior: the stored settings %s leave the languages of the browser',
  (stored) => {
    expect(paint(stored, ['de'])).toEqual({ lang: 'de', dir: 'ltr' })
  },
)
