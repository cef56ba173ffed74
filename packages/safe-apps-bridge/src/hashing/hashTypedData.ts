import type { TypedData } from '../protocol/walletTypes.ts'
import { fromText, keccak, strip, word } from './bytes.ts'
import { HashingError } from './HashingError.ts'
import { inferPrimaryType } from './inferPrimaryType.ts'

type Types = TypedData['types']

const domainTypes = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

/**
 * The EIP-712 hash of typed data. A missing `primaryType` is inferred. Throws a
 * `HashingError` with code -32602 for a value that does not fit its type.
 */
export function hashTypedData(data: TypedData): `0x${string}` {
  const domain: Record<string, unknown> = { ...data.domain }
  if (domain['chainId'] !== undefined)
    domain['chainId'] = toChainId(domain['chainId'])
  const types: Types = {
    EIP712Domain: Object.entries(domainTypes)
      .filter(([name]) => (domain[name] ?? undefined) !== undefined)
      .map(([name, type]) => ({ name, type })),
    ...data.types,
  }
  const primary = data.primaryType ?? inferPrimaryType(data.types)
  const own =
    primary === 'EIP712Domain' ? '' : hashStruct(types, primary, data.message)
  return `0x${keccak(`1901${hashStruct(types, 'EIP712Domain', domain)}${own}`)}`
}

function toChainId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return (value as { toNumber(): number }).toNumber()
}

function encodeType(types: Types, primary: string): string {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || !Object.hasOwn(types, name)) return
    found.add(name)
    for (const { type } of types[name] ?? []) visit(type.replace(/\[.*$/, ''))
  }
  visit(primary)
  found.delete(primary)
  return [primary, ...[...found].sort()]
    .map((name) => {
      const fields = (types[name] ?? []).map((f) => `${f.type} ${f.name}`)
      return `${name}(${fields.join()})`
    })
    .join('')
}

function hashStruct(types: Types, name: string, value: unknown): string {
  if (!Object.hasOwn(types, name) || typeof value !== 'object' || !value)
    throw unfit(name, 'struct')
  const fields = (types[name] ?? []).map((field) =>
    encodeField(
      types,
      field.type,
      (value as Record<string, unknown>)[field.name],
      field.name,
    ),
  )
  return keccak(keccak(fromText(encodeType(types, name))) + fields.join(''))
}

function encodeField(
  types: Types,
  type: string,
  value: unknown,
  field: string,
): string {
  const array = /^(.*)\[(\d*)\]$/.exec(type)
  if (array) {
    const [, item = '', size = ''] = array
    if (!Array.isArray(value) || (size && value.length !== Number(size)))
      throw unfit(field, type)
    return keccak(
      value.map((entry) => encodeField(types, item, entry, field)).join(''),
    )
  }
  if (Object.hasOwn(types, type)) return hashStruct(types, type, value)
  if (type === 'string' && typeof value === 'string')
    return keccak(fromText(value))
  if (type === 'bytes') return keccak(strip(value, field))
  if (type === 'bool' && typeof value === 'boolean') return word(Number(value))
  const [, base, bits] = /^(address|u?int|bytes)(\d*)$/.exec(type) ?? []
  if (base === 'address' && /^0x[0-9a-f]{40}$/i.test(String(value)))
    return word(BigInt(value as string))
  if (base === 'bytes' && strip(value, field).length === Number(bits) * 2)
    return strip(value, field).padEnd(64, '0')
  if (base === 'int' || base === 'uint') {
    const number = toInteger(value)
    const size = Number(bits || 256)
    const fit = base === 'int' ? BigInt.asIntN : BigInt.asUintN
    if (number !== undefined && fit(size, number) === number)
      return word(number)
  }
  throw unfit(field, type)
}

function toInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (Number.isSafeInteger(value)) return BigInt(value as number)
  // JSON has no big integers: they come as decimal or hex text.
  return typeof value === 'string' && /^(-?\d+|0x[0-9a-f]+)$/i.test(value)
    ? BigInt(value)
    : undefined
}

function unfit(field: string, type: string): HashingError {
  return new HashingError(`"${field}" is no ${type}.`)
}
