import { createHash, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Address } from 'viem'
import type { Grant } from '../grant/hashGrant.ts'
import type { SigningKey } from './loadSigningKey.ts'

/** Issues an id token for what an account granted; `lifetime` in seconds. */
export function issueIdToken(
  key: SigningKey,
  grant: Grant & { address: Address },
  { lifetime, now }: { lifetime: number; now: number },
): Promise<string> {
  const { issuer, clientId, scope, name, address } = grant
  const seconds = Math.floor(now / 1000)
  return new SignJWT({
    scp: scope,
    sid: randomUUID(),
    ...(name !== undefined && scope.split(' ').includes('profile')
      ? { name }
      : {}),
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
    .setIssuer(issuer)
    .setSubject(subjectOf(issuer, address))
    .setAudience([clientId])
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(key.privateKey)
}

/** A stable user id that hides the address. */
function subjectOf(issuer: string, address: Address): string {
  const hash = createHash('sha256')
    .update(`${issuer} ${address.toLowerCase()}`)
    .digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
