import { getTypesForEIP712Domain, validateTypedData } from 'viem'

interface TypedDataField {
  name: string
  type: string
}

/** Typed data as EIP-712 has it, checked against its own types. */
export interface TypedData {
  types: Record<string, readonly TypedDataField[]>
  domain: Record<string, unknown>
  primaryType: string
  message: Record<string, unknown>
}

/** Reads typed data from JSON text; `undefined` when it is not well formed. */
export function parseTypedData(text: string): TypedData | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value)) return undefined
    const { types, domain, primaryType, message } = value
    if (!isObject(types) || !Object.values(types).every(isFieldList))
      return undefined
    if (!isObject(domain) || !isObject(message)) return undefined
    if (typeof primaryType !== 'string' || primaryType === 'EIP712Domain')
      return undefined
    if (!Object.hasOwn(types, primaryType)) return undefined
    const chainId = readChainId(domain['chainId'])
    const typedData: TypedData = {
      types: types as TypedData['types'],
      // A derived domain type would leave out a chain id that is a string.
      domain: chainId === undefined ? domain : { ...domain, chainId },
      primaryType,
      message,
    }
    if (!hashesWholeDomain(typedData)) return undefined
    validateTypedData(typedData as never)
    return typedData
  } catch {
    return undefined
  }
}

/**
 * Whether the signature covers each field of the domain once: a field that is
 * shown but not hashed would make it good for other chains and contracts.
 */
function hashesWholeDomain({ types, domain }: TypedData): boolean {
  const hashed =
    types['EIP712Domain'] ??
    getTypesForEIP712Domain({ domain: domain as never })
  const names = hashed.map(({ name }) => name)
  return (
    names.length === Object.keys(domain).length &&
    new Set(names).size === names.length &&
    names.every((name) => Object.hasOwn(domain, name))
  )
}

/** Reads a chain id in any of the forms apps send. */
export function readChainId(value: unknown): number | undefined {
  const isText =
    typeof value === 'string' && /^(?:0x[0-9a-f]{1,13}|\d{1,15})$/i.test(value)
  if (!isText && typeof value !== 'number') return undefined
  const chainId = Number(value)
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFieldList(value: unknown): value is readonly TypedDataField[] {
  return (
    Array.isArray(value) &&
    value.every(
      (field) =>
        isObject(field) &&
        typeof field['name'] === 'string' &&
        typeof field['type'] === 'string',
    )
  )
}
