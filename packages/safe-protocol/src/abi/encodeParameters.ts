import { stripAddress } from '../bytes/address.ts'
import { padRight, strip, stripFixed, textToHex, word } from '../bytes/hex.ts'
import { InvalidInputError } from '../errors.ts'
import {
  type AbiParameter,
  arrayItem,
  headWords,
  isDynamic,
  splitType,
} from './AbiParameter.ts'

/** One elementary value as a 32-byte word. */
export function encodeWord(
  type: string,
  value: unknown,
  field: string,
): string {
  const { base, size } = splitType(type)
  const bits = size || 256
  if (type === 'address') return stripAddress(value, field).padStart(64, '0')
  if (type === 'bool' && typeof value === 'boolean')
    return word(value ? 1 : 0, field)
  if (base === 'uint') return word(value, field, bits)
  if (base === 'int') {
    // Not everything that turns into a number: flags and lists do.
    const number = Number.isSafeInteger(value) ? BigInt(value as number) : value
    if (typeof number !== 'bigint' || BigInt.asIntN(bits, number) !== number)
      throw new InvalidInputError(field, `expected a ${bits}-bit integer`)
    return word(BigInt.asUintN(256, number), field)
  }
  if (base === 'bytes' && size)
    return stripFixed(value, size, field).padEnd(64, '0')
  throw new InvalidInputError(field, `the value is not of type ${type}`)
}

function encodeValue(
  parameter: AbiParameter,
  value: unknown,
  field: string,
): string {
  const array = arrayItem(parameter)
  if (array) {
    const { item, length } = array
    if (!Array.isArray(value) || (length >= 0 && value.length !== length))
      throw new InvalidInputError(field, `expected ${parameter.type}`)
    const body = encodeParameters(
      value.map(() => item),
      value,
      field,
    )
    return length < 0 ? word(value.length, field) + body : body
  }
  if (parameter.type === 'tuple')
    return encodeParameters(parameter.components ?? [], value, field)
  if (parameter.type !== 'bytes' && parameter.type !== 'string')
    return encodeWord(parameter.type, value, field)
  const hex =
    parameter.type === 'string' && typeof value === 'string'
      ? textToHex(value)
      : strip(value, field)
  return word(hex.length / 2, field) + padRight(hex)
}

/** Contract ABI encoding, without `0x`. Tuples are given as arrays. */
export function encodeParameters(
  parameters: readonly AbiParameter[],
  values: unknown,
  field = 'arguments',
): string {
  if (!Array.isArray(values) || values.length !== parameters.length)
    throw new InvalidInputError(field, `expected ${parameters.length} values`)
  let offset = 32 * parameters.reduce((sum, p) => sum + headWords(p), 0)
  let head = ''
  let tail = ''
  parameters.forEach((parameter, i) => {
    const encoded = encodeValue(parameter, values[i], parameter.name || field)
    if (isDynamic(parameter)) {
      head += word(offset, field)
      tail += encoded
      offset += encoded.length / 2
    } else head += encoded
  })
  return head + tail
}
