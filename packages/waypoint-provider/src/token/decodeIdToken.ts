import { fromBase64 } from '../authorize/fromBase64.ts'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'

/** Claims of the wallet's id token, which is not verified here. */
export interface IdTokenClaims {
  /** Issuer of the token. */
  iss?: string
  /** Id of the user. */
  sub?: string
  /** Client ids it is for. */
  aud?: string | string[]
  /** Seconds since 1970, as the next two. */
  exp?: number
  nbf?: number
  iat?: number
  jti?: string
  sid?: string
  email?: string
  name?: string
  /** Granted scopes, with spaces between them. */
  scp?: string
  roles?: string[]
  [claim: string]: unknown
}

/**
 * Reads an id token's claims without verifying them: code that relies on a
 * claim verifies the signature at a server, with the keys under
 * `/.well-known/jwks.json` of the wallet.
 *
 * @throws WaypointError −32602 for a text that is not a token (RFC 7519)
 *
 * @example
 * ```ts
 * import { decodeIdToken } from '@strongroom/waypoint-provider'
 *
 * const { sub } = decodeIdToken('e30.eyJzdWIiOiJ1c2VyIn0.')
 * ```
 */
export function decodeIdToken(token: string): IdTokenClaims {
  try {
    const [, payload = '', ...rest] = token.split('.')
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const claims: unknown = JSON.parse(decoder.decode(fromBase64(payload)))
    if (rest.length === 1 && typeof claims === 'object' && claims !== null)
      return claims as IdTokenClaims
  } catch {
    // Malformed token: fall through to the error below.
  }
  throw new WaypointError(
    kinds.invalidParams,
    'decodeIdToken: token is NOT valid',
  )
}
