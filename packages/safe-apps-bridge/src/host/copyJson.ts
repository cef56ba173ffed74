import { InvalidRequestError } from '../errors/InvalidRequestError.ts'

const depthLimit = 12
const nodeLimit = 20_000
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Copies plain JSON out of untrusted input, with bounds on depth, number of
 * values and text. Prototype keys are left out; anything else that JSON does
 * not know is refused.
 */
export function copyJson(
  value: unknown,
  options: { textLimit?: number } = {},
): unknown {
  const { textLimit = 1024 * 1024 } = options
  let nodes = 0
  let text = 0

  const count = (length: number) => {
    text += length
    if (text > textLimit)
      throw new InvalidRequestError(
        `The request is larger than ${textLimit / 1024} kB.`,
      )
  }

  const copy = (entry: unknown, depth: number): unknown => {
    if (depth > depthLimit || ++nodes > nodeLimit) throw deep()
    if (typeof entry === 'string') count(entry.length)
    if (typeof entry === 'bigint' && entry >= 0n)
      return `0x${entry.toString(16)}`
    if (/^(bigint|function|symbol)$/.test(typeof entry)) throw odd()
    if (typeof entry !== 'object' || entry === null) return entry
    if (Array.isArray(entry)) {
      // A list of holes is a few bytes to send and for ever to walk through.
      if (nodes + entry.length > nodeLimit) throw deep()
      return Array.from(entry, (item) => copy(item, depth + 1))
    }
    const prototype = Object.getPrototypeOf(entry)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
      throw odd()
    const result: Record<string, unknown> = Object.create(null)
    for (const [key, item] of Object.entries(entry)) {
      count(key.length)
      if (!forbidden.has(key)) result[key] = copy(item, depth + 1)
    }
    return result
  }

  return copy(value, 0)
}

function deep() {
  return new InvalidRequestError('The request is nested too deeply.')
}

function odd() {
  return new InvalidRequestError('The request is not plain JSON.')
}
