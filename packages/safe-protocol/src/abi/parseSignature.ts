import { keccakText } from '@strongroom/internal/keccak256'
import type { Hex } from 'viem'
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

/** A parameter read from text. */
export interface Field {
  name: string
  type: string
}

/** Builds an item from a name and its parameters. */
export function toAbiItem(
  name: string,
  inputs: readonly AbiParameter[],
): AbiItem {
  const signature = `${name}(${inputs.map(canonicalType).join()})`
  return { name, signature, hash: `0x${keccakText(signature)}`, inputs }
}

/** The fields of a text, for viem's inference. */
export type Fields<Text extends string> =
  Text extends `${infer Type} ${infer Name},${infer Rest}`
    ? [{ name: Name; type: Type }, ...Fields<Rest>]
    : Text extends `${infer Type} ${infer Name}`
      ? [{ name: Name; type: Type }]
      : Field[]

/** Reads `type name,type name`; there are no tuples in our texts. */
export function parseFields<const Text extends string>(
  list: Text,
): Fields<Text> {
  return (list ? list.split(',') : []).map((input) => {
    const [type = '', name = ''] = input.split(' ')
    return { name, type }
  }) as Fields<Text>
}

/** Reads a table of signatures, one per line, by the first digits of their hash. */
export function parseTable(
  table: string,
  digits: number,
): Map<string, AbiItem> {
  return new Map(
    table.split('\n').map((line) => {
      const item = parseSignature(line)
      return [item.hash.slice(0, digits), item]
    }),
  )
}

/** Reads `name(type name,type name)`. */
export function parseSignature(text: string): AbiItem & { inputs: Field[] } {
  const [name = '', list = ''] = text.slice(0, -1).split('(')
  const inputs: Field[] = parseFields(list)
  return { ...toAbiItem(name, inputs), inputs }
}
