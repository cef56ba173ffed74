import { getTypesForEIP712Domain, type Hex, hashDomain } from 'viem'
import type { TypedData } from '../request/parseTypedData.ts'

/** Hash of the domain, by its declared type or by the fields it has. */
export function hashDomainOf({ domain, types }: TypedData): Hex {
  const derived = getTypesForEIP712Domain({ domain: domain as never })
  return hashDomain({
    domain: domain as never,
    types: { EIP712Domain: derived, ...types } as never,
  })
}
