import { InputError } from './InputError.ts'

const longest = 2_000_000
const deepest = 32
// Keys that reach an object's prototype where code is careless.
const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses untrusted JSON. Throws an {@link InputError} for a text that is too
 * long, too deep, not JSON, or has keys that are never honest.
 */
export function parseHostileJson(text: string): unknown {
  if (text.length > longest)
    throw new InputError('This is longer than 2 MB, which no batch needs.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new InputError('This is not valid JSON.')
  }
  check(value, 0)
  return value
}

function check(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth >= deepest)
    throw new InputError('This is nested deeper than any batch.')
  for (const [key, entry] of Object.entries(value)) {
    if (reserved.has(key))
      throw new InputError(`This uses the reserved name “${key}”.`)
    check(entry, depth + 1)
  }
}
