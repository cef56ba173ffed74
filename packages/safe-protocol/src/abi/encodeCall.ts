import type { Hex } from 'viem'
import { encodeParameters } from './encodeParameters.ts'
import { type AbiItem, parseSignature } from './parseSignature.ts'

const items = /* @__PURE__ */ new Map<string, AbiItem>()

/** Whole call data of `name(type name,…)` with the values. */
export function encodeCall(text: string, values: readonly unknown[]): Hex {
  let item = items.get(text)
  if (item === undefined) {
    item = parseSignature(text)
    items.set(text, item)
  }
  return `${item.hash.slice(0, 10) as Hex}${encodeParameters(item.inputs, values)}`
}
