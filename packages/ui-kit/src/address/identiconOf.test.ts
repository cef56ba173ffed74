import { blo } from 'blo'
import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { identiconOf } from './identiconOf.ts'

test('default: the same picture as in other tools, whatever the case', () => {
  const lower = bob.toLowerCase() as typeof bob
  expect(identiconOf(bob)).toBe(blo(lower))
  expect(identiconOf(lower)).toBe(identiconOf(bob))
})

test('behavior: more addresses than are kept still have theirs', () => {
  const first = identiconOf(`0x${'1'.padStart(40, '0')}`)
  for (let index = 2; index < 700; index += 1) {
    identiconOf(`0x${index.toString(16).padStart(40, '0')}`)
  }
  expect(identiconOf(`0x${'1'.padStart(40, '0')}`)).toBe(first)
})
