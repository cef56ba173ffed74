import type { Hex } from 'viem'
import { encodeParameters } from './encodeParameters.ts'
import { parseSignature } from './parseSignature.ts'

const items = /* @__PURE__ */ new Map<
  string,
  ReturnType<typeof parseSignature>
>()

/** Whole call data of `name(type name,…)`; the arguments go by their names. */
export function encodeCall(text: string, values: object): Hex {
  let item = items.get(text)
  if (item === undefined) {
    item = parseSignature(text)
    items.set(text, item)
  }
  return `${item.hash.slice(0, 10) as Hex}${encodeParameters(
    item.inputs,
    item.inputs.map(
      ({ name }) => (values as Record<string, unknown>)[name ?? ''],
    ),
  )}`
}
