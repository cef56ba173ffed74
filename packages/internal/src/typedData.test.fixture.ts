import fc from 'fast-check'
import { bytesToHex, getAddress, type Hex } from 'viem'

interface Field {
  readonly name: string
  readonly type: string
}
type Types = Record<string, readonly Field[]>

const bytes = (minLength: number, maxLength = minLength) =>
  fc.uint8Array({ minLength, maxLength }).map((array): Hex => bytesToHex(array))
const sizes = Array.from({ length: 32 }, (_, at) => at + 1)
const hasUpperCase = fc.boolean()

/** A value of an elementary type in any of the spellings that wallets meet. */
function elementary(type: string): fc.Arbitrary<unknown> {
  const [, base, digits] = /^(\D+)(\d*)$/.exec(type) ?? []
  const size = Number(digits)
  switch (base) {
    case 'bool':
      return fc.boolean()
    case 'string':
      return fc.string({ unit: 'binary', maxLength: 40 })
    case 'address':
      return fc
        .tuple(bytes(20), hasUpperCase)
        .map(([hex, isMixed]) => (isMixed ? getAddress(hex) : hex))
    case 'bytes':
      return fc
        .tuple(size ? bytes(size) : bytes(0, 70), hasUpperCase)
        .map(([hex, isUpper]) =>
          isUpper ? `0x${hex.slice(2).toUpperCase()}` : hex,
        )
    default: {
      const range =
        base === 'int'
          ? { min: -(2n ** BigInt(size - 1)), max: 2n ** BigInt(size - 1) - 1n }
          : { min: 0n, max: 2n ** BigInt(size) - 1n }
      const edge = fc.constantFrom(range.min, range.max, 0n, 1n)
      return fc
        .tuple(fc.oneof(fc.bigInt(range), edge), fc.nat(3))
        .map(([value, spelling]) => {
          if (spelling === 0 && Number.isSafeInteger(Number(value)))
            return Number(value)
          if (spelling === 1) return String(value)
          if (spelling === 2 && value >= 0n) return `0x${value.toString(16)}`
          return value
        })
    }
  }
}

const elementaryTypes = fc.oneof(
  fc.constantFrom('bool', 'string', 'address', 'bytes'),
  fc.constantFrom(...sizes).map((size) => `bytes${size}`),
  fc
    .tuple(fc.constantFrom('int', 'uint'), fc.constantFrom(...sizes))
    .map(([base, size]) => `${base}${size * 8}`),
)
const suffixes = fc.array(
  fc.oneof(
    fc.constant('[]'),
    fc.nat(3).map((length) => `[${length}]`),
  ),
  { maxLength: 2 },
)

/** Structs that refer to later ones only, so that each has a value. */
const structNames = ['Mail', 'N$', 'Person', '_a1', 'N', 'Zeta9']
const memberNames = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom('from', 'to', 'value', '$x', '_', 'toString', 'length'),
    fc.string({ unit: fc.constantFrom(...'abcXYZ019_$'), minLength: 1 }),
  ),
  { maxLength: 5 },
)
const schemas: fc.Arbitrary<Types> = fc
  .tuple(
    ...structNames.map((_, at) =>
      memberNames.chain((names) =>
        fc.tuple(
          ...names.map((name) => {
            const later = structNames.slice(at + 1)
            const base =
              later.length === 0
                ? elementaryTypes
                : fc.oneof(
                    { weight: 3, arbitrary: elementaryTypes },
                    { weight: 1, arbitrary: fc.constantFrom(...later) },
                  )
            return fc
              .tuple(base, suffixes)
              .map(([type, ends]) => ({ name, type: type + ends.join('') }))
          }),
        ),
      ),
    ),
  )
  .map((structs) =>
    Object.fromEntries(structs.map((fields, at) => [structNames[at], fields])),
  )

function randomValue(types: Types, type: string): fc.Arbitrary<unknown> {
  const [, item, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    const limit = length === '' ? { maxLength: 2 } : exactly(Number(length))
    return fc.array(randomValue(types, item), limit)
  }
  const fields = types[type]
  return fields === undefined ? elementary(type) : randomStruct(types, fields)
}

function randomStruct(types: Types, fields: readonly Field[]) {
  return fc.record(
    Object.fromEntries(
      fields.map(({ name, type }) => [name, randomValue(types, type)]),
    ),
    { noNullPrototype: true },
  )
}

function exactly(length: number) {
  return { minLength: length, maxLength: length }
}

const domainTypes: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint64',
  verifyingContract: 'address',
  salt: 'bytes32',
}
const domains = fc.record(
  {
    name: fc.string(),
    version: fc.string(),
    chainId: fc.oneof(fc.nat(), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })),
    verifyingContract: elementary('address'),
    salt: bytes(32),
  },
  { requiredKeys: [], noNullPrototype: true },
)

/** Typed data of any schema that Solidity allows, with or without a domain type. */
export const randomTypedData = fc
  .tuple(schemas, fc.constantFrom(...structNames), domains, fc.boolean())
  .chain(([types, primaryType, domain, isDeclared]) => {
    const declared = Object.keys(domain).map((name) => ({
      name,
      type: domainTypes[name] ?? '',
    }))
    return randomStruct(types, types[primaryType] ?? []).map((message) => ({
      types: isDeclared ? { ...types, EIP712Domain: declared } : types,
      primaryType,
      domain,
      message,
    }))
  })
