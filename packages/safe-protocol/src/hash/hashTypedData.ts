import type { Hex } from 'viem'
import { arrayItem } from '../abi/AbiParameter.ts'
import { encodeWord } from '../abi/encodeParameters.ts'
import { type Field, parseFields } from '../abi/parseSignature.ts'
import { keccak, keccakText, strip, textToHex } from '../bytes/hex.ts'
import { InvalidInputError, SafeProtocolError } from '../errors.ts'
import { hashPair } from './domain.ts'

type Types = { readonly [name: string]: readonly Field[] | undefined }
type Struct = { readonly [name: string]: unknown }
/** Hashes of types met so far: lists of structs ask for the same one again and again. */
type Known = Map<string, string>

/** Typed data of any schema, as EIP-712 describes it. */
export interface TypedData {
  readonly domain?: object | undefined
  readonly types: object
  readonly primaryType: string
  readonly message?: object | undefined
}

function isObject(value: unknown): value is Struct {
  // A list has members too, but nobody would be shown them as such.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function encodeType(types: Types, primary: string): string {
  const found = new Set<string>()
  const visit = (type: string) => {
    const [name = ''] = type.split('[', 1)
    if (found.has(name) || !types[name]) return
    found.add(name)
    for (const field of types[name]) visit(field.type)
  }
  visit(primary)
  found.delete(primary)
  return [primary, ...[...found].sort()]
    .map((name) => {
      const fields = types[name] ?? []
      return `${name}(${fields.map((f) => `${f.type} ${f.name}`).join()})`
    })
    .join('')
}

function encodeField(
  types: Types,
  field: Field,
  value: unknown,
  known: Known,
): string {
  const { type, name } = field
  const array = arrayItem(field)
  if (array) {
    const { item, length } = array
    if (!Array.isArray(value) || (length >= 0 && value.length !== length))
      throw new InvalidInputError(name, `expected ${type}`)
    return keccak(
      value
        .map((entry) => encodeField(types, { ...item, name }, entry, known))
        .join(''),
    )
  }
  if (types[type]) return hashStruct(types, type, value, known)
  if (type === 'string' && typeof value === 'string')
    return keccak(textToHex(value))
  if (type === 'bytes') return keccak(strip(value, name))
  // JSON has no big integers: wallets pass them as decimal or hexadecimal text.
  const isText = typeof value === 'string' && /^u?int/.test(type)
  if (isText && !/^(-?\d+|0x[\da-f]+)$/i.test(value))
    throw new InvalidInputError(name, `expected ${type}`)
  return encodeWord(type, isText ? BigInt(value) : value, name)
}

function hashStruct(
  types: Types,
  name: string,
  value: unknown,
  known: Known,
): string {
  const fields = types[name]
  if (!fields || !isObject(value))
    throw new InvalidInputError(name, 'the type or the value is missing')
  let typeHash = known.get(name)
  if (typeHash === undefined) {
    // Each of the same name would hash the same value again, and what is inside
    // again for each of those: a short text could take for ever.
    if (new Set(fields.map((field) => field.name)).size < fields.length)
      throw new InvalidInputError(name, 'two members have the same name')
    typeHash = keccakText(encodeType(types, name)).slice(2)
    known.set(name, typeHash)
  }
  return keccak(
    typeHash +
      fields
        .map((field) => encodeField(types, field, value[field.name], known))
        .join(''),
  )
}

/** viem's rule for a domain without a declared type: an empty name counts. */
function isPresent(name: string, value: unknown): boolean {
  return (value ?? '') !== '' || (name === 'name' && value === '')
}

/**
 * The EIP-712 hash of any typed data.
 *
 * @throws InvalidInputError when the data is malformed or does not fit its types.
 */
export function hashTypedData(data: TypedData): Hex {
  try {
    return hashParts(data)
  } catch (error) {
    if (error instanceof SafeProtocolError) throw error
    // Types that are no lists of fields, or nest without end.
    throw new InvalidInputError('message', 'the typed data is malformed')
  }
}

function hashParts(data: TypedData): Hex {
  const domain = (data.domain ?? {}) as Struct
  const types: Types = {
    EIP712Domain: parseFields(
      'string name,string version,uint256 chainId,address verifyingContract,bytes32 salt',
    ).filter(({ name }) => isPresent(name, domain[name])),
    ...data.types,
  }
  const known: Known = new Map()
  const domainHash = hashStruct(types, 'EIP712Domain', domain, known)
  return hashPair(
    domainHash,
    data.primaryType === 'EIP712Domain'
      ? ''
      : hashStruct(types, data.primaryType, data.message, known),
  )
}
