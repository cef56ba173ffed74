import { SignJWT } from 'jose'
import type { TokenKey } from './loadTokenKey.ts'

const lifetime = '1h'

/**
 * Issues an id token signed with this browser's own key. A back end can verify
 * it with the public key shown on the wallet's first page, and with no other.
 */
export function issueIdToken(
  key: TokenKey,
  claims: { issuer: string; clientId: string; scopes: readonly string[] },
): Promise<string> {
  return new SignJWT({
    scp: claims.scopes.join(' '),
    sid: crypto.randomUUID(),
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
    .setIssuer(claims.issuer)
    .setSubject(key.subject)
    .setAudience([claims.clientId])
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setNotBefore('0s')
    .setExpirationTime(lifetime)
    .sign(key.privateKey)
}
