import { expect, test } from 'vitest'
import { waitUntilIndexed } from './waitUntilIndexed.ts'

const signal = new AbortController().signal

test('default: asks again after an error and after a "not yet"', async () => {
  let calls = 0
  const isKnown = async () => {
    calls += 1
    if (calls === 1) throw new Error('404')
    return calls === 3
  }
  expect(await waitUntilIndexed(isKnown, { signal, delay: 1 })).toBe(true)
  expect(calls).toBe(3)
})

test('behavior: gives up in the end', async () => {
  const isKnown = async () => false
  const options = { signal, delay: 1, attempts: 3 }
  expect(await waitUntilIndexed(isKnown, options)).toBe(false)
})
