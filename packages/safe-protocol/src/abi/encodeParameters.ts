import { encodeWord, integerWord, padRight } from '@strongroom/internal/abiWord'
import { textToHex } from '@strongroom/internal/hex'
import { strip } from '../bytes/hex.ts'
import { InvalidInputError } from '../errors.ts'
import {
  type AbiParameter,
  arrayItem,
  headWords,
  isDynamic,
} from './AbiParameter.ts'

/** One elementary value as a 32-byte word. */
function encodeElementary(type: string, value: unknown, field: string): string {
  const encoded = encodeWord(type, value)
  if (encoded === undefined)
    throw new InvalidInputError(field, `expected ${type}`)
  return encoded
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
    return length < 0 ? integerWord(value.length) + body : body
  }
  if (parameter.type === 'tuple')
    return encodeParameters(parameter.components ?? [], value, field)
  if (parameter.type !== 'bytes' && parameter.type !== 'string')
    return encodeElementary(parameter.type, value, field)
  const hex =
    parameter.type === 'string' && typeof value === 'string'
      ? textToHex(value)
      : strip(value, field)
  return integerWord(hex.length / 2) + padRight(hex)
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
      head += integerWord(offset)
      tail += encoded
      offset += encoded.length / 2
    } else head += encoded
  })
  return head + tail
}
