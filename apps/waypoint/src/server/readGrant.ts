import { type Address, isAddress, isHex, recoverAddress } from 'viem'
import type { WaypointConfig } from '../config/parseConfig.ts'
import { type Grant, hashGrant } from '../grant/hashGrant.ts'

// Seconds that the clocks and the network may take.
const tolerance = 60

/**
 * Reads what the wallet's page posts after a consent; `undefined` unless the
 * account itself signed exactly this, just now, for a registered client.
 */
export async function readGrant(
  body: unknown,
  context: { config: WaypointConfig; issuer: string; now: number },
): Promise<(Grant & { address: Address }) | undefined> {
  if (typeof body !== 'object' || body === null) return undefined
  const { clientId, scope, name, codeChallenge, issuedAt, address, signature } =
    body as Record<string, unknown>
  const isWellFormed =
    typeof clientId === 'string' &&
    context.config.clients.has(clientId) &&
    typeof scope === 'string' &&
    scope.length <= 500 &&
    (name === undefined || (typeof name === 'string' && name.length <= 100)) &&
    (codeChallenge === undefined || isChallenge(codeChallenge)) &&
    typeof issuedAt === 'number' &&
    Math.abs(context.now / 1000 - issuedAt) <= tolerance &&
    typeof address === 'string' &&
    isAddress(address) &&
    isHex(signature)
  if (!isWellFormed) return undefined
  const { issuer } = context
  const grant = { issuer, clientId, scope, name, codeChallenge, issuedAt }
  try {
    const signer = await recoverAddress({ hash: hashGrant(grant), signature })
    return signer.toLowerCase() === address.toLowerCase()
      ? { ...grant, address: signer }
      : undefined
  } catch {
    return undefined
  }
}

/** The form of an S256 code challenge (RFC 7636). */
function isChallenge(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value)
}
