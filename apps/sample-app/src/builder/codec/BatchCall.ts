import {
  type AbiParameter,
  type Address,
  encodeFunctionData,
  type Hex,
} from 'viem'
import { InputError } from './InputError.ts'
import { readArgument } from './readArgument.ts'

/** One call of a batch. */
export interface BatchCall {
  to: Address
  /** In wei. */
  value: bigint
  data: Hex
  /** How `data` was filled in, kept for editing and for the file. */
  method?: CallMethod
}

/** A method of a contract and the texts of its inputs. */
export interface CallMethod {
  name: string
  inputs: readonly AbiParameter[]
  payable: boolean
  /** The texts as typed, by {@link inputKey}. */
  values: Readonly<Record<string, string>>
}

/** The name of an input, or its position if it is unnamed. */
export function inputKey({ name }: AbiParameter, index: number): string {
  return name || String(index)
}

/**
 * The data of a call of a method. Throws an {@link InputError} naming the input
 * that does not fit.
 */
export function encodeCall({
  name,
  inputs,
  values,
}: Pick<CallMethod, 'name' | 'inputs' | 'values'>): Hex {
  const args = inputs.map((input, index) => {
    const key = inputKey(input, index)
    const text = Object.hasOwn(values, key) ? values[key] : undefined
    if (text === undefined)
      throw new InputError(`The input “${key}” is missing.`)
    try {
      return readArgument(input, text)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      throw new InputError(`“${key}”: ${error.message}`)
    }
  })
  const fragment = {
    type: 'function' as const,
    name,
    inputs,
    outputs: [],
    stateMutability: 'payable' as const,
  }
  return encodeFunctionData({ abi: [fragment], functionName: name, args })
}
