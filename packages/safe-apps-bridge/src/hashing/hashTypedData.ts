import { hashTypedData as hash } from '@strongroom/internal/typedData'
import type { TypedData } from '../protocol/walletTypes.ts'
import { HashingError } from './HashingError.ts'
import { inferPrimaryType } from './inferPrimaryType.ts'

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
