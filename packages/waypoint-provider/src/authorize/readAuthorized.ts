import { parseAddress } from '../address/parseAddress.ts'
import type { Address } from '../Hex.ts'

/** Valid fields of a consent page's reply. */
export interface Authorized {
  token: string | undefined
  address: Address | undefined
  secondaryAddress: Address | undefined
  authorizationCode: string | undefined
  walletKey: string | undefined
}

/** Reads the reply of a consent page. Total. */
export function readAuthorized(data: unknown): Authorized {
  const fields = (data ?? {}) as Record<string, unknown>
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    token: text('id_token'),
    address: parseAddress(fields['address']),
    secondaryAddress: parseAddress(fields['secondary_address']),
    authorizationCode: text('authorization_code'),
    walletKey: text('wallet_key'),
  }
}
