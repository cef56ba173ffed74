import type { Address } from 'viem'
import { isAddressText, isChainId, isRecord } from './guards.ts'
import type { Stores } from './stores.ts'

/** Last answer of the gateway about an owner's e-mail address for one safe. */
export interface KnownEmail {
  chainId: string
  safe: Address
  signer: Address
  email: string
  verified: boolean
  /** Milliseconds since 1970. */
  at: number
}

export type EmailOwner = Pick<KnownEmail, 'chainId' | 'safe' | 'signer'>

const isKnownEmail = (value: unknown): value is KnownEmail => {
  if (!isRecord(value)) return false
  const { chainId, safe, signer, email, verified, at } = value
  return (
    isChainId(chainId) &&
    isAddressText(safe) &&
    isAddressText(signer) &&
    typeof email === 'string' &&
    email.length <= 320 &&
    typeof verified === 'boolean' &&
    typeof at === 'number'
  )
}

/** The e-mail addresses that this browser has registered or read. */
export const openEmailStore = (stores: Pick<Stores, 'open'>) =>
  stores.open<readonly KnownEmail[]>({
    name: 'emails',
    initial: [],
    parse: (value) =>
      Array.isArray(value) ? value.filter(isKnownEmail) : undefined,
  })
