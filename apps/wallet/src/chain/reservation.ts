import {
  identifyContract,
  type SafeContract,
  safeVersions,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { planContracts, planSafe, type SafePlan } from './planSafe.ts'

/** What the browser kept, before it is read. */
type Json = Readonly<Record<string, unknown>>

const isAddressText = (value: unknown): value is Address =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/** Most owners of a reserved safe: more do not fit into one creation. */
const mostOwners = 1_000

/**
 * What the browser keeps of a safe that is not created yet. It is enough to compute the
 * address, which therefore is no part of it.
 */
export function reservationOf(plan: SafePlan): Record<string, unknown> {
  const { version, owners, threshold, saltNonce, contracts } = plan
  return {
    ...{ version, owners, threshold, saltNonce: String(saltNonce) },
    ...Object.fromEntries(
      contracts.map(({ name, address }) => [name, address]),
    ),
  }
}

/**
 * Plans a reserved safe again from what the browser kept. The contracts stay those of
 * the day of the reservation, so that the address stays, and have to be published ones.
 *
 * @returns undefined for anything that is no reservation
 */
export async function readReservation(
  chainId: string,
  value: Json,
): Promise<SafePlan | undefined> {
  const { owners, threshold, saltNonce } = value
  const version = safeVersions.find((known) => known === value['version'])
  if (
    version === undefined ||
    !Array.isArray(owners) ||
    owners.length > mostOwners ||
    !owners.every(isAddressText) ||
    typeof threshold !== 'number' ||
    !Number.isSafeInteger(threshold) ||
    typeof saltNonce !== 'string' ||
    !isSaltNonce(saltNonce)
  )
    return undefined
  const deployment: Record<string, SafeContract> = {}
  for (const name of planContracts) {
    const address = value[name]
    const known = isAddressText(address) ? identifyContract(address) : undefined
    if (known?.name !== name || known.version !== version) return undefined
    deployment[name] = known
  }
  try {
    return await planSafe({
      ...{ chainId: Number(chainId), version, owners, threshold },
      saltNonce: BigInt(saltNonce),
      deployment: deployment as Parameters<typeof planSafe>[0]['deployment'],
    })
  } catch {
    // Owners that repeat, or a threshold that they cannot reach.
    return undefined
  }
}

/** Whether a text is a salt nonce: a decimal of at most 256 bits. */
export const isSaltNonce = (text: string): boolean =>
  /^(?:0|[1-9]\d{0,77})$/.test(text) && BigInt(text) < 1n << 256n
