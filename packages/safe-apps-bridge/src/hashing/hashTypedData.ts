import { hashTypedData as hash } from '@strongroom/internal/typedData'
import type { TypedData } from '../protocol/walletTypes.ts'
import { HashingError } from './HashingError.ts'

/** The one type no other refers to, arrays of it included. */
function inferPrimaryType(types: TypedData['types']): string {
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const used = new Set(
    names.flatMap((name) =>
      (types[name] ?? [])
        .map(({ type }) => type.replace(/\[.*$/, ''))
        // A type may hold itself.
        .filter((type) => type !== name),
    ),
  )
  const [primary, ...others] = names.filter((name) => !used.has(name))
  if (primary === undefined || others.length > 0)
    throw new HashingError('Please specify primaryType')
  return primary
}

/**
 * The EIP-712 hash of typed data. A missing `primaryType` is inferred. Throws a
 * `HashingError` with code -32602 for a value that does not fit its type.
 */
export function hashTypedData(data: TypedData): `0x${string}` {
  const { domain, types, message } = data
  const primaryType = data.primaryType ?? inferPrimaryType(types)
  const parts = { domain: withNumber(domain), types, message, primaryType }
  const refuse = (field: string, reason: string) =>
    new HashingError(`${field}: ${reason}`)
  return `0x${hash(parts, refuse)}`
}

/** Some libraries give the chain's id as an object of their own. */
function withNumber(domain: TypedData['domain']): object {
  const chainId: unknown = domain?.chainId
  return typeof chainId === 'object' && chainId !== null
    ? { ...domain, chainId: (chainId as { toNumber(): number }).toNumber() }
    : domain
}
