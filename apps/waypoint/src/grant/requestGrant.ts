import type { PrivateKeyAccount } from 'viem/accounts'
import { type Grant, hashGrant } from './hashGrant.ts'

/** The server's answer to a grant. */
export type GrantResult = { id_token: string } | { authorization_code: string }

/**
 * Has the wallet's server issue an id token, or a code for one, for an account
 * of this browser. Throws when the server can not be reached or refuses.
 */
export async function requestGrant(
  account: PrivateKeyAccount,
  grant: Omit<Grant, 'issuer' | 'issuedAt'>,
  options: { origin: string; fetch?: typeof fetch; now?: () => number },
): Promise<GrantResult> {
  const { origin, fetch: fetchFn = fetch, now = Date.now } = options
  const issuedAt = Math.floor(now() / 1000)
  const full = { ...grant, issuer: origin, issuedAt }
  const signature = await account.sign({ hash: hashGrant(full) })
  const response = await fetchFn('/oauth2/grant', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...full, address: account.address, signature }),
  })
  if (!response.ok)
    throw new Error(`The wallet's server answered ${response.status}.`)
  return (await response.json()) as GrantResult
}
