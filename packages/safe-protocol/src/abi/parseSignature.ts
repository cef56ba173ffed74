import type { Hex } from 'viem'
import { keccakText } from '../bytes/hex.ts'
import { type AbiParameter, canonicalType } from './AbiParameter.ts'

/** A function or an event, ready for the codec. */
export interface AbiItem {
  name: string
  /** Canonical: types only. */
  signature: string
  /** Keccak-256 of the signature: the topic; its first four bytes select. */
  hash: Hex
  inputs: readonly AbiParameter[]
}

/** Builds an item from a name and its parameters. */
export function toAbiItem(
  name: string,
  inputs: readonly AbiParameter[],
): AbiItem {
  const signature = `${name}(${inputs.map(canonicalType).join()})`
  return { name, signature, hash: keccakText(signature), inputs }
}

/** Reads `name(type name,type name)`; the table has no tuples. */
export function parseSignature(text: string): AbiItem {
  const [name = '', list = ''] = text.slice(0, -1).split('(')
  const inputs = list ? list.split(',') : []
  return toAbiItem(
    name,
    inputs.map((input) => {
      const [type = '', parameterName = ''] = input.split(' ')
      return { type, name: parameterName }
    }),
  )
}
