import { encodeWord } from './abiWord.ts'
import { checksumAddress } from './checksumAddress.ts'
import { isBytes } from './hex.ts'
import { isRecord } from './isRecord.ts'
import { keccak, keccakText } from './keccak256.ts'

/** Typed data of any schema, as EIP-712 describes it. */
export interface TypedData {
  readonly domain?: object | undefined
  readonly types: object
  readonly primaryType: string
  readonly message?: object | undefined
}

/** Makes the error for a field or a type that is refused. */
type Refuse = (field: string, reason: string) => Error

interface Field {
  readonly name: string
  readonly type: string
}
interface Struct {
  readonly fields: readonly Field[]
  readonly typeHash: string
}
interface Context {
  readonly types: Readonly<Record<string, unknown>>
  /** Structs met so far: a list of them asks for the same one again and again. */
  readonly structs: Map<string, Struct>
  readonly refuse: Refuse
}

const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * The EIP-712 hash of typed data, without `0x`. Where viem gives a hash, this
 * is the same one, or it throws: values that a Solidity contract could not
 * store are refused (a list that stands for a struct, a list of another length
 * than its type, a number that is given as a flag), and so are values that JSON
 * would send differently (bytes in an array, fields of a prototype, rounded
 * numbers). Integers may be text, since JSON has no large ones.
 *
 * @throws what `refuse` makes when the data is malformed or does not fit its types
 */
export function hashTypedData(
  data: TypedData,
  refuse: Refuse = (field, reason) => new TypeError(`${field}: ${reason}`),
): string {
  let refused: Error | undefined
  try {
    return hashParts(data, (field, reason) => {
      refused = refuse(field, reason)
      return refused
    })
  } catch (error) {
    // Types or values that nest without end overflow the stack.
    throw error === refused
      ? error
      : refuse('message', 'the typed data is malformed')
  }
}

function hashParts(
  { domain = {}, message, types, primaryType }: TypedData,
  refuse: Refuse,
): string {
  if (typeof primaryType !== 'string')
    throw refuse('primaryType', 'expected a text')
  const context: Context = {
    types: {
      EIP712Domain: domainFields.filter(({ name }) => {
        const value = (domain as Record<string, unknown>)[name]
        // viem's rules: an empty name is part of the domain, and so is what the
        // domain inherits, which is refused below.
        return (value ?? '') !== '' || (name === 'name' && value === '')
      }),
      ...types,
    },
    structs: new Map(),
    refuse,
  }
  const domainHash = hashStruct(context, 'EIP712Domain', domain)
  return keccak(
    `1901${domainHash}${
      primaryType === 'EIP712Domain'
        ? ''
        : hashStruct(context, primaryType, message)
    }`,
  )
}

/** A field of an object's own: an inherited one would get lost in JSON. */
function own(object: object, name: string): unknown {
  return Object.hasOwn(object, name)
    ? (object as Record<string, unknown>)[name]
    : undefined
}

function readFields(context: Context, name: string): readonly Field[] {
  const fields = context.types[name]
  const isValid = (field: unknown) =>
    isRecord(field) &&
    typeof field['name'] === 'string' &&
    typeof field['type'] === 'string'
  // `Array.from` sees holes, which `every` skips.
  if (!Array.isArray(fields) || !Array.from(fields, isValid).every(Boolean))
    throw context.refuse(name, 'the type or the value is missing')
  return fields
}

function encodeType(context: Context, primary: string): string {
  const found = new Set<string>()
  const visit = (type: string) => {
    // viem's rule: a name ends where its word characters do.
    const [name = ''] = /^\w*/.exec(type) ?? []
    if (found.has(name) || context.types[name] === undefined) return
    found.add(name)
    for (const field of readFields(context, name)) visit(field.type)
  }
  visit(primary)
  found.delete(primary)
  return [primary, ...[...found].sort()]
    .map((name) => {
      const fields = readFields(context, name)
      return `${name}(${fields.map((f) => `${f.type} ${f.name}`).join()})`
    })
    .join('')
}

function readStruct(context: Context, name: string): Struct {
  const known = context.structs.get(name)
  if (known !== undefined) return known
  const fields = readFields(context, name)
  // Each field of the same name would hash the same value again, and the values
  // inside again for each of those: a short text could take forever.
  if (new Set(fields.map((field) => field.name)).size < fields.length)
    throw context.refuse(name, 'two members have the same name')
  const struct = { fields, typeHash: keccakText(encodeType(context, name)) }
  context.structs.set(name, struct)
  return struct
}

function hashStruct(context: Context, name: string, value: unknown): string {
  const { fields, typeHash } = readStruct(context, name)
  // A list has fields as well, but is shown to the signer as a list.
  if (!isRecord(value))
    throw context.refuse(name, 'the type or the value is missing')
  return keccak(
    typeHash +
      fields
        .map((field) =>
          encodeField(context, field.type, own(value, field.name), field.name),
        )
        .join(''),
  )
}

function encodeField(
  context: Context,
  type: string,
  value: unknown,
  field: string,
): string {
  let word: string | undefined
  const [, item, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (context.types[type] !== undefined) {
    // A struct with the name of a basic type would be shown as that.
    if (!/^(?:bytes|u?int|(?:address|bool|string)$)/.test(type))
      word = hashStruct(context, type, value)
  } else if (item !== undefined) {
    if (
      Array.isArray(value) &&
      (length === '' || value.length === Number(length)) &&
      !/^u?int\[/.test(type)
    )
      // Unlike `map`, this refuses holes.
      word = keccak(
        Array.from(value, (entry) =>
          encodeField(context, item, entry, field),
        ).join(''),
      )
  } else if (type === 'string') {
    if (typeof value === 'string') word = keccakText(value)
  } else if (type === 'bytes') {
    if (isBytes(value)) word = keccak(value.slice(2))
  } else if (type !== 'address' || hasChecksum(`${value}`))
    word = encodeWord(type, readInteger(type, value))
  if (word === undefined) throw context.refuse(field, `expected ${type}`)
  return word
}

/** Wallets pass integers as decimal or hexadecimal text, too. */
function readInteger(type: string, value: unknown): unknown {
  return /^u?int/.test(type) &&
    typeof value === 'string' &&
    /^(?:-?\d+|0x[\da-f]+)$/i.test(value)
    ? BigInt(value)
    : value
}

/** All lower case, or in the casing of the checksum. */
function hasChecksum(address: string): boolean {
  return (
    address === address.toLowerCase() ||
    address === checksumAddress(address.slice(2))
  )
}
