import type { SafeMessage, TypedData } from '@strongroom/gateway-sdk'
import { packSignatures, type SafeSignature } from '@strongroom/safe-protocol'
import { type Address, type Hex, sliceHex } from 'viem'
import { bareAddress } from '../names/Names.ts'
import type { MessageRecord } from './readMessages.ts'

/** The app that requested a message. */
export interface MessageApp {
  name: string
  logoUri: string | null
}

/** One owner's packed part as a signature; who signed is known. */
export const unpackSignature = (signer: Address, part: Hex): SafeSignature => {
  const v = Number(sliceHex(part, 64, 65))
  if (v === 1) return { kind: 'approved', signer }
  if (v > 1) return { kind: v > 30 ? 'eth_sign' : 'eip712', signer, data: part }
  // After the 65 bytes comes the length of the data, then the data.
  return { kind: 'contract', signer, data: `0x${part.slice(2 + 97 * 2)}` }
}

/** Confirmations of owners, in the form that EIP-1271 checks of a safe expect. */
export const packConfirmations = (
  confirmations: MessageRecord['confirmations'],
): Hex =>
  packSignatures(
    confirmations.map(({ owner, signature }) =>
      unpackSignature(owner, signature),
    ),
  )

/**
 * A message with the safe's current owners and threshold: signatures of former
 * owners are left out.
 */
export function safeMessage(
  { row, confirmations }: MessageRecord,
  safe: { owners: readonly Address[]; threshold: number },
  app: MessageApp | undefined,
): SafeMessage {
  const counted = confirmations.filter(({ owner }) =>
    safe.owners.includes(owner),
  )
  const confirmed = counted.length >= safe.threshold
  return {
    messageHash: row.messageHash,
    status: confirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: app?.logoUri ?? null,
    name: app?.name ?? null,
    message: JSON.parse(row.content) as string | TypedData,
    creationTimestamp: row.created,
    modifiedTimestamp: row.modified,
    confirmationsSubmitted: counted.length,
    confirmationsRequired: safe.threshold,
    proposedBy: bareAddress(row.proposedBy),
    confirmations: counted.map(({ owner, signature }) => ({
      owner: bareAddress(owner),
      signature,
    })),
    preparedSignature: confirmed ? packConfirmations(counted) : null,
    origin: row.origin,
  }
}
