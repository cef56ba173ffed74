import type { Address } from 'viem'
import type { MessageFindings } from './reviewMessage.ts'

/** The one useful thing an account can do with a verified message. */
export type MessageStep =
  | { kind: 'sign'; isLast: boolean }
  | { kind: 'complete' }
  | { kind: 'wait'; reason: string }

/** Decides from what the chain says, never from the gateway's status. */
export function nextMessageStep(
  { verification, payload }: MessageFindings,
  account: Address | undefined,
): MessageStep {
  const { chain, signatures, preparedSignature } = verification
  if (payload === undefined || chain === undefined)
    return { kind: 'wait', reason: 'The checks did not pass.' }
  if (preparedSignature !== undefined) return { kind: 'complete' }
  const same = (one: string, other: string | undefined) =>
    one.toLowerCase() === other?.toLowerCase()
  const missing = chain.threshold - signatures.length
  if (account === undefined)
    return { kind: 'wait', reason: 'Connect an owner’s wallet to sign.' }
  if (!chain.owners.some((owner) => same(owner, account)))
    return {
      kind: 'wait',
      reason: 'The connected account is not an owner of this safe.',
    }
  if (signatures.some(({ signer }) => same(signer, account)))
    return {
      kind: 'wait',
      reason: `You signed. ${missing} more ${missing === 1 ? 'signature is' : 'signatures are'} needed.`,
    }
  return { kind: 'sign', isLast: missing === 1 }
}
