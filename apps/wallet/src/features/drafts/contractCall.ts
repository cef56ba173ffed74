import { decodeCall } from '@strongroom/safe-protocol'
import { parseAddressText } from '@strongroom/ui-kit'
import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  encodeFunctionData,
  type Hex,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem'

/** Why a typed value does not fit its type. */
export type ValueProblem =
  | 'noValue'
  | 'noAddress'
  | 'noInteger'
  | 'noBytes'
  | 'noBool'
  | 'noJson'
  | 'noList'
  | 'noTuple'

/** A typed value that does not fit its type. */
export class ValueError extends Error {
  override readonly name = 'ValueError'
  readonly problem: ValueProblem
  /** Type that was expected, such as `uint8`. */
  readonly expected: string

  constructor(problem: ValueProblem, expected: string) {
    super(problem)
    this.problem = problem
    this.expected = expected
  }
}

type Components = { components?: readonly AbiParameter[] }

/** Components of a tuple that has fields of its own; undefined for other types. */
export const fieldsOf = (
  parameter: AbiParameter,
): readonly AbiParameter[] | undefined =>
  parameter.type === 'tuple' ? (parameter as Components).components : undefined

/** Type as people read it: `(address,uint256)[]`. */
export const typeOf = (parameter: AbiParameter): string =>
  parameter.type.replace(
    /^tuple/,
    () =>
      `(${((parameter as Components).components ?? []).map(typeOf).join(', ')})`,
  )

/**
 * Reads one argument from the texts of a form. Tuples have a text for each field, under
 * `path.0`, `path.1`; lists are JSON.
 *
 * @throws ValueError
 */
export function readArgument(
  parameter: AbiParameter,
  textAt: (path: string) => string,
  path: string,
  shortName: string,
): unknown {
  const fields = fieldsOf(parameter)
  if (fields)
    return toTuple(
      fields,
      fields.map((field, at) =>
        readArgument(field, textAt, `${path}.${at}`, shortName),
      ),
    )
  const text = textAt(path)
  return parameter.type.endsWith(']')
    ? readJson(parameter, parseJson(text, parameter), shortName)
    : readText(parameter.type, text, shortName)
}

/** Numbers stay as they are written: JSON would round large ones. */
function parseJson(text: string, parameter: AbiParameter): unknown {
  try {
    return JSON.parse(
      text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (part) =>
        part.startsWith('"') ? part : `"${part}"`,
      ),
    )
  } catch {
    throw new ValueError(
      text.trim() === '' ? 'noValue' : 'noJson',
      typeOf(parameter),
    )
  }
}

function readJson(
  parameter: AbiParameter,
  value: unknown,
  shortName: string,
): unknown {
  const { type } = parameter
  const [, item, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    const isFit =
      Array.isArray(value) && (length === '' || value.length === Number(length))
    if (!isFit) throw new ValueError('noList', typeOf(parameter))
    const each = { ...parameter, type: item }
    return value.map((one) => readJson(each, one, shortName))
  }
  const fields = fieldsOf(parameter)
  if (fields) {
    const list = Array.isArray(value)
      ? value
      : fields.map(
          ({ name = '' }) => (value as Record<string, unknown>)?.[name],
        )
    if (list.length !== fields.length || list.includes(undefined))
      throw new ValueError('noTuple', typeOf(parameter))
    return toTuple(
      fields,
      fields.map((field, at) => readJson(field, list[at], shortName)),
    )
  }
  if (typeof value !== 'string' && typeof value !== 'boolean')
    throw new ValueError('noValue', type)
  return readText(type, String(value), shortName)
}

/** viem takes a tuple with names as an object, and one without as a list. */
const toTuple = (
  fields: readonly AbiParameter[],
  values: unknown[],
): unknown =>
  isNamed(fields)
    ? Object.fromEntries(fields.map(({ name = '' }, at) => [name, values[at]]))
    : values

const isNamed = (fields: readonly AbiParameter[]): boolean =>
  fields.every(({ name }) => name) &&
  new Set(fields.map(({ name }) => name)).size === fields.length

function readText(type: string, text: string, shortName: string): unknown {
  if (type === 'string') return text
  const given = text.trim()
  if (given === '') throw new ValueError('noValue', type)
  if (type === 'address') {
    const { address } = parseAddressText(given, { shortName })
    if (address === null) throw new ValueError('noAddress', type)
    return address
  }
  if (type === 'bool') {
    if (!/^(?:true|false)$/.test(given)) throw new ValueError('noBool', type)
    return given === 'true'
  }
  const [, sign, bits] = /^(u?)int(\d+)$/.exec(type) ?? []
  if (bits !== undefined) {
    if (!/^(?:-?\d{1,78}|0x[\da-f]{1,64})$/i.test(given))
      throw new ValueError('noInteger', type)
    const value = BigInt(given)
    const size = BigInt(bits)
    const [least, end] =
      sign === 'u'
        ? [0n, 2n ** size]
        : [-(2n ** (size - 1n)), 2n ** (size - 1n)]
    if (value < least || value >= end) throw new ValueError('noInteger', type)
    return value
  }
  const length = /^bytes(\d+)$/.exec(type)?.[1]
  const isHex = /^0x(?:[\da-f]{2})*$/i.test(given)
  if (!isHex || (length && given.length !== 2 + 2 * Number(length)))
    throw new ValueError('noBytes', type)
  return given as Hex
}

/**
 * Data of a call. Its bytes are decoded again by another codec: the selector has to be
 * that of the function, and the arguments have to encode to the same bytes.
 *
 * @throws RangeError when they do not
 */
export function encodeContractCall(
  to: Address,
  entry: AbiFunction,
  args: readonly unknown[],
): Hex {
  const abi = [entry]
  const data = encodeFunctionData({ abi, functionName: entry.name, args })
  const { method, unusual } = decodeCall(
    { to, data },
    { abis: [{ abi, address: to }] },
  )
  const isSame =
    data.startsWith(toFunctionSelector(entry)) &&
    method?.signature === toFunctionSignature(entry)
  if (!isSame || unusual)
    throw new RangeError(
      'The encoded call does not read back as it was written.',
    )
  return data
}
