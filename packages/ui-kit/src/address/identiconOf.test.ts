import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { drawIdenticon } from './drawIdenticon.ts'
import { identiconOf } from './identiconOf.ts'

test('default: draws the same picture in upper and lower case', () => {
  expect(identiconOf(bob)).toBe(drawIdenticon(bob.toLowerCase()))
  expect(identiconOf(bob.toLowerCase())).toBe(identiconOf(bob))
})

test('behavior: more addresses than are kept still have theirs', () => {
  const first = identiconOf(`0x${'1'.padStart(40, '0')}`)
  for (let index = 2; index < 700; index += 1) {
    identiconOf(`0x${index.toString(16).padStart(40, '0')}`)
  }
  expect(identiconOf(`0x${'1'.padStart(40, '0')}`)).toBe(first)
})
