import type { Address, Hex } from 'viem'
import type { SafeEvent } from '../../platform/db/schema/SafeEvent.ts'

/** Owners signed. */
export const confirmationEvents = (
  row: { chainId: string; safe: Address } & (
    | { safeTxHash: Hex }
    | { messageHash: Hex }
  ),
  owners: readonly Address[],
  occurred: number,
): SafeEvent[] => {
  const { chainId, safe, ...subject } = row
  const [hash] = Object.values(subject)
  return owners.map((owner) => ({
    chainId,
    safe,
    type: 'safeTxHash' in subject ? 'CONFIRMED' : 'MESSAGE_CONFIRMED',
    key: `${hash}:${owner}:${occurred}`,
    details: { ...subject, owner },
    occurred,
  }))
}
