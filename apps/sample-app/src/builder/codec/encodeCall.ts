import { encodeFunctionData, type Hex } from 'viem'
import { type CallMethod, inputKey } from './BatchCall.ts'
import { InputError } from './InputError.ts'
import { readArgument } from './readArgument.ts'

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
