import { expect, test } from 'vitest'
import { describeMissing } from './describeMissing.ts'
import { useHomeDetailsTexts } from './homeDetailsTexts.ts'

const english = await useHomeDetailsTexts.load('en')
const german = await useHomeDetailsTexts.load('de')
const nameOf = (address: string) => address.replace('0x', '')
const say = (
  confirmed: readonly string[],
  missing: readonly string[],
  required: number,
  account: string | null = null,
  [locale, t] = ['en', english] as readonly [string, typeof english],
) =>
  describeMissing(
    { confirmed, missing, required },
    { t, locale, nameOf, account },
  )

test('default: names who has confirmed and who can', () => {
  expect(say(['0xBob'], ['0xCarol', '0xAlice'], 2, '0xalice')).toBe(
    'Bob has confirmed; 1 more needed: you or Carol.',
  )
  expect(say([], ['0xBob', '0xCarol'], 2)).toBe('2 needed: Bob and Carol.')
  expect(say(['0xAlice', '0xBob'], ['0xC', '0xD', '0xE'], 4, '0xalice')).toBe(
    'You and Bob have confirmed; 2 more needed: 2 of C, D, and E.',
  )
})

test('behavior: names at most four, and asks for nobody when all are there', () => {
  const owners = Array.from({ length: 9 }, (_, at) => `0x${at}`)
  expect(say([], owners, 1)).toBe('1 needed: 0, 1, 2, or 6 others.')
  expect(say(['0xA', '0xB'], ['0xC'], 2)).toBe(
    'A and B have confirmed; no more are needed.',
  )
  expect(say(['0xA'], [], 1, '0xa')).toBe(
    'You have confirmed; no more are needed.',
  )
})

test('behavior: German joins the names by its own words', () => {
  const de = ['de-CH', german] as const
  expect(say(['0xBob'], ['0xCarol', '0xAlice'], 2, '0xalice', de)).toBe(
    'Bob hat bestätigt; noch 1 nötig: Sie oder Carol.',
  )
  expect(say(['0xAlice'], ['0xC', '0xD', '0xE'], 3, '0xalice', de)).toBe(
    'Sie haben bestätigt; noch 2 nötig: 2 von C, D und E.',
  )
})
