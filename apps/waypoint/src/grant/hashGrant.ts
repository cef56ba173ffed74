import { type Hex, keccak256, stringToHex } from 'viem'

/** Access that an account grants an app: the wallet's server issues it. */
export interface Grant {
  /** The wallet's own origin, so that no other wallet can use the signature. */
  issuer: string
  clientId: string
  /** Granted scopes, separated by spaces. */
  scope: string
  /** Name of the account, with the scope `profile`. */
  name?: string | undefined
  /** PKCE: a code is issued instead of the token itself. */
  codeChallenge?: string | undefined
  /** Seconds since 1970. */
  issuedAt: number
}

const tag = 'strongroom-waypoint-grant-v1'

/**
 * The hash that an account signs to prove its consent to the wallet's server.
 * Apps cannot request a signature of it: messages, typed data and transactions
 * hash other bytes.
 */
export function hashGrant(grant: Grant): Hex {
  const { issuer, clientId, scope, name, codeChallenge, issuedAt } = grant
  const fields = [issuer, clientId, scope, name, codeChallenge, issuedAt]
  return keccak256(
    stringToHex(JSON.stringify([tag, ...fields.map((each) => each ?? null)])),
  )
}
