import type { HDAccount } from 'viem/accounts'
import type { SafeRef } from './people.ts'

export interface EmailHeaderOptions {
  action: 'register' | 'edit' | 'retrieval' | 'delete'
  /** Milliseconds. */
  time: number
  emailAddress?: string
  /** Whose address it is about; the one who signs unless given. */
  signer?: string
}

/**
 * The headers that wallets send with requests about an owner's e-mail address.
 */
export async function emailHeaders(
  person: HDAccount,
  { chainId, safe }: SafeRef,
  { action, time, emailAddress, signer = person.address }: EmailHeaderOptions,
) {
  const address = emailAddress === undefined ? '' : `${emailAddress}-`
  const message = `email-${action}-${chainId}-${safe}-${address}${signer}-${time}`
  return {
    'Safe-Wallet-Signature': await person.signMessage({ message }),
    'Safe-Wallet-Signature-Timestamp': String(time),
  }
}
