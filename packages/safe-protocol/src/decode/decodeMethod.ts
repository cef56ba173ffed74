import type { Address, Hex } from 'viem'
import { type AbiValue, canonicalType } from '../abi/AbiParameter.ts'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { encodeParameters } from '../abi/encodeParameters.ts'
import { type AbiItem, toAbiItem } from '../abi/parseSignature.ts'
import { sameAddress } from '../bytes/address.ts'
import type { CallMethod, CallNode, DecodeCallOptions } from './CallNode.ts'
import { knownFunction } from './knownFunctions.ts'

/** Arguments of a known function; `exact` when the bytes are what an encoder writes. */
export interface Decoded {
  item: AbiItem
  values: AbiValue[]
  exact: boolean
  /** An ABI of the caller names it, not the built-in table. */
  fromAbi?: true
}

/** Decodes call data with one item, or not at all. */
function tryDecode(item: AbiItem, data: Hex): Decoded | undefined {
  const body = data.slice(10)
  try {
    const values = decodeParameters(item.inputs, body)
    return {
      item,
      values,
      exact: encodeParameters(item.inputs, values) === body,
    }
  } catch {
    return undefined
  }
}

/** Decodes call data (lower case) with the built-in table alone. */
export function decodeKnown(data: Hex): Decoded | undefined {
  const item = knownFunction(data.slice(0, 10))
  return item && tryDecode(item, data)
}

const decoded = /* @__PURE__ */ new WeakMap<
  CallNode,
  { readonly data: Hex; readonly known: Decoded | undefined }
>()

/**
 * The call's data by `decodeKnown`, decoded once for all walks over a tree. A node that
 * was given other data since is decoded again.
 */
export function knownOf(call: CallNode): Decoded | undefined {
  const { data } = call
  const before = decoded.get(call)
  if (before?.data === data) return before.known
  const known = decodeKnown(data)
  decoded.set(call, { data, known })
  return known
}

function decodeExtra(
  to: Address,
  data: Hex,
  abis: DecodeCallOptions['abis'],
  own: boolean,
): Decoded | undefined {
  for (const { abi, address } of abis ?? []) {
    if (own ? !sameAddress(to, address) : address !== undefined) continue
    for (const entry of abi) {
      if (entry.type !== 'function') continue
      const item = toAbiItem(entry.name, entry.inputs)
      if (item.hash.slice(0, 10) !== data.slice(0, 10)) continue
      const decoded = tryDecode(item, data)
      if (decoded) return { ...decoded, fromAbi: true }
    }
  }
  return undefined
}

/**
 * Decodes with the target's own ABI, the built-in table, then any other ABI. Two
 * functions can have the same selector: an ABI that names another one than the table
 * would hide, for example, a transfer, so the table wins where it reads every byte.
 *
 * @param known what `decodeKnown` says of the data
 */
export function decodeMethod(
  to: Address,
  data: Hex,
  abis: DecodeCallOptions['abis'],
  known: Decoded | undefined,
): Decoded | undefined {
  const own = decodeExtra(to, data, abis, true)
  const isCollision =
    own && known?.exact && own.item.signature !== known.item.signature
  return isCollision
    ? known
    : (own ?? known ?? decodeExtra(to, data, abis, false))
}

/** The public form of a decoded function. */
export function toCallMethod({ item, values, fromAbi }: Decoded): CallMethod {
  return {
    name: item.name,
    signature: item.signature,
    ...(fromAbi && { fromAbi }),
    parameters: item.inputs.map((input, i) => ({
      name: input.name ?? '',
      type: canonicalType(input),
      value: values[i] ?? '',
    })),
  }
}
