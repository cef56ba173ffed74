import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { toBytes } from '@strongroom/internal/hex'
import { InvalidCalldataError } from '../errors.ts'
import {
  type AbiParameter,
  type AbiValue,
  arrayItem,
  headWords,
  isDynamic,
  splitType,
} from './AbiParameter.ts'

/**
 * Decodes ABI-encoded bytes (without `0x`) as lenient contracts read them: offsets are
 * followed and unused high bits are cut off. Callers that need canonical bytes encode
 * the result again and compare. Never reads outside `hex`, and the work is bounded by
 * the length of `hex`, so that hostile offsets cannot make it explode.
 */
export function decodeParameters(
  parameters: readonly AbiParameter[],
  hex: string,
): AbiValue[] {
  let budget = hex.length / 32 + 32

  function take(at: number, digits: number): string {
    if (digits) budget -= 1 + digits / 64
    if (budget < 0 || at + digits > hex.length)
      throw new InvalidCalldataError('The call data ends too early.')
    return hex.slice(at, at + digits)
  }

  function length(at: number): number {
    // Rounding cannot hurt: a number too large to be exact is out of bounds.
    const value = Number(`0x${take(at, 64)}`)
    if (value > hex.length)
      throw new InvalidCalldataError('A length or offset is out of bounds.')
    return value
  }

  function elementary(type: string, at: number): AbiValue {
    if (type === 'bytes' || type === 'string') {
      const digits = take(at + 64, length(at) * 2)
      if (type === 'bytes') return `0x${digits}`
      return new TextDecoder().decode(toBytes(digits))
    }
    const { base, size } = splitType(type)
    const digits = take(at, 64)
    if (type === 'address') return checksumAddress(digits.slice(24))
    const value = BigInt(`0x${digits}`)
    if (type === 'bool') return value !== 0n
    if (base === 'uint') return BigInt.asUintN(size || 256, value)
    if (base === 'int') return BigInt.asIntN(size || 256, value)
    if (base === 'bytes') return `0x${digits.slice(0, size * 2)}`
    throw new InvalidCalldataError(`Values of type ${type} are not supported.`)
  }

  function value(parameter: AbiParameter, at: number): AbiValue {
    const array = arrayItem(parameter)
    if (array) {
      const count = array.length < 0 ? length(at) : array.length
      const base = array.length < 0 ? at + 64 : at
      if (
        headWords(array.item) * count * 64 > hex.length - base ||
        !headWords(array.item)
      )
        throw new InvalidCalldataError('An array is longer than its data.')
      return list(Array<AbiParameter>(count).fill(array.item), base)
    }
    if (parameter.type === 'tuple') return list(parameter.components ?? [], at)
    return elementary(parameter.type, at)
  }

  function list(items: readonly AbiParameter[], base: number): AbiValue[] {
    let at = base
    return items.map((item) => {
      const start = isDynamic(item) ? base + length(at) * 2 : at
      at += headWords(item) * 64
      return value(item, start)
    })
  }

  return list(parameters, 0)
}
