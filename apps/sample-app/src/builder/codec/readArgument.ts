import { type AbiParameter, getAddress, isAddress } from 'viem'
import { InputError } from './InputError.ts'
import { parseHostileJson } from './parseHostileJson.ts'

/**
 * Reads the text of a method's input, as viem encodes it. Arrays and tuples are
 * JSON, `["1", "2"]`; tuples may also be objects. Throws an {@link InputError}
 * whose text goes under the field.
 */
export function readArgument(parameter: AbiParameter, text: string): unknown {
  const isList = /[[\]]|^tuple/.test(parameter.type)
  if (!isList) return readLeaf(parameter.type, text)
  if (text.trim() === '') throw new InputError('Enter a list, as JSON.')
  return readValue(parameter, parseHostileJson(text))
}

function readValue(parameter: AbiParameter, value: unknown): unknown {
  const { type } = parameter
  const array = /^(.*)\[(\d*)\]$/.exec(type)
  if (array !== null) {
    const [, inner = '', length = ''] = array
    if (!Array.isArray(value)) throw new InputError(`Enter a list for ${type}.`)
    if (length !== '' && value.length !== Number(length))
      throw new InputError(`Enter exactly ${length} items for ${type}.`)
    return value.map((entry) => readValue({ ...parameter, type: inner }, entry))
  }
  if (type === 'tuple') return readTuple(parameter, value)
  if (typeof value === 'string') return readLeaf(type, value)
  if (typeof value === 'boolean') return readLeaf(type, String(value))
  if (typeof value !== 'number')
    throw new InputError(`Enter a text for ${type}.`)
  if (!Number.isSafeInteger(value))
    throw new InputError(
      'Write large numbers in quotes: they would be rounded.',
    )
  return readLeaf(type, String(value))
}

function readTuple(parameter: AbiParameter, value: unknown): unknown {
  const components = ('components' in parameter && parameter.components) || []
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null)
    throw new InputError('Enter a list of the tuple’s fields.')
  const count = Object.keys(value).length
  if (count !== components.length)
    throw new InputError(`Enter exactly ${components.length} fields.`)
  return components.map((component, index) => {
    const key = isList ? String(index) : (component.name ?? '')
    if (!Object.hasOwn(value, key))
      throw new InputError(`The field “${key}” is missing.`)
    return readValue(component, (value as Record<string, unknown>)[key])
  })
}

function readLeaf(type: string, given: string): unknown {
  if (type === 'string') return given
  const text = given.trim()
  if (type === 'address') return readAddress(text)
  if (type === 'bool') {
    if (text !== 'true' && text !== 'false')
      throw new InputError('Enter true or false.')
    return text === 'true'
  }
  if (type.startsWith('bytes')) return readBytes(type, text)
  return readInteger(type, text)
}

function readAddress(text: string) {
  const isPlain = text === text.toLowerCase()
  if (!/^0x[0-9a-f]{40}$/i.test(text))
    throw new InputError('Enter an address: 0x and 40 hexadecimal digits.')
  if (!isPlain && !isAddress(text))
    throw new InputError('The checksum of the address is wrong.')
  return getAddress(text)
}

function readBytes(type: string, text: string): string {
  const size = type.slice('bytes'.length)
  if (!/^0x([0-9a-f]{2})*$/i.test(text))
    throw new InputError('Enter bytes: 0x and pairs of hexadecimal digits.')
  if (size !== '' && text.length !== 2 + 2 * Number(size))
    throw new InputError(`Enter exactly ${size} bytes.`)
  return text
}

function readInteger(type: string, text: string): bigint {
  if (text.length > 80 || !/^(-?\d+|0x[0-9a-f]+)$/i.test(text))
    throw new InputError('Enter a whole number.')
  const value = BigInt(text)
  const isSigned = type.startsWith('int')
  const bits = BigInt(type.replace(/^u?int/, '') || 256)
  const top = isSigned ? 1n << (bits - 1n) : 1n << bits
  if (value >= top || value < (isSigned ? -top : 0n))
    throw new InputError(`The number does not fit ${type}.`)
  return value
}
