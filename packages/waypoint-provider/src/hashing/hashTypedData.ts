import type { TypedData } from '../methods/readTypedData.ts'
import type { Keccak256 } from './keccak256.ts'

type Field = { name: string; type: string }
type Types = Record<string, readonly Field[]>

const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * Hashes typed data as EIP-712 says, as 64 digits. Where the types do not
 * declare `EIP712Domain`, it is made of the standard's fields that are there.
 * Throws for types that are not there and
 * values that do not fit, naming the type.
 */
export function hashTypedData(typedData: TypedData, hash: Keccak256): string {
  const { domain, primaryType, message } = typedData
  const types: Types = {
    EIP712Domain: domainFields.filter(({ name }) => domain[name] != null),
    ...(typedData.types as Types),
  }
  const parts = [hashStruct(hash, types, 'EIP712Domain', domain)]
  if (primaryType !== 'EIP712Domain')
    parts.push(hashStruct(hash, types, primaryType, message))
  return hash(`1901${parts.join('')}`)
}

function hashStruct(
  hash: Keccak256,
  types: Types,
  type: string,
  value: unknown,
): string {
  const values = value as Record<string, unknown>
  const fields = own(types, type)
  if (fields === undefined) throw new TypeError(type)
  const encoded = fields.map((field) =>
    encodeValue(hash, types, field.type, values[field.name]),
  )
  return hash(hashText(hash, encodeType(types, type)) + encoded.join(''))
}

function encodeValue(
  hash: Keccak256,
  types: Types,
  type: string,
  value: unknown,
): string {
  const [, element, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (element !== undefined) {
    if (!Array.isArray(value) || (length && value.length !== Number(length)))
      throw new TypeError(type)
    return hash(
      value.map((item) => encodeValue(hash, types, element, item)).join(''),
    )
  }
  if (own(types, type) !== undefined)
    return hashStruct(hash, types, type, value)
  if (type === 'string' && typeof value === 'string')
    return hashText(hash, value)
  if (type === 'bool' && typeof value === 'boolean')
    return word(value ? 1n : 0n)
  if (/^u?int\d*$/.test(type)) return word(BigInt(value as string))
  const [, digits = ''] = /^0x((?:[0-9a-f]{2})*)$/i.exec(`${value}`) ?? []
  if (type === 'bytes' && (digits || value === '0x')) return hash(digits)
  if (type === 'address' && digits.length === 40)
    return digits.padStart(64, '0')
  const size = Number(/^bytes(\d+)$/.exec(type)?.[1])
  if (digits.length === size * 2) return digits.padEnd(64, '0')
  throw new TypeError(type)
}

function encodeType(types: Types, primary: string): string {
  const found = new Set<string>()
  const visit = (type: string) => {
    const [name = ''] = /^\w*/.exec(type) ?? []
    const fields = own(types, name)
    if (fields === undefined || found.has(name)) return
    found.add(name)
    for (const field of fields) visit(field.type)
  }
  visit(primary)
  found.delete(primary)
  return [primary, ...[...found].sort()]
    .map((name) => {
      const fields = own(types, name) ?? []
      return `${name}(${fields.map((field) => `${field.type} ${field.name}`)})`
    })
    .join('')
}

function own(types: Types, name: string): readonly Field[] | undefined {
  return Object.hasOwn(types, name) ? types[name] : undefined
}

/** 32 bytes; negative numbers as their two's complement. */
function word(value: bigint): string {
  return BigInt.asUintN(256, value).toString(16).padStart(64, '0')
}

function hashText(hash: Keccak256, text: string): string {
  return hash(new TextEncoder().encode(text))
}
