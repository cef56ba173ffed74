import type { Address } from 'viem'
import type { Review } from './useReview.ts'

/** The one useful thing an account can do with a verified transaction. */
export type NextAction =
  | { kind: 'confirm'; isLast: boolean; isNext: boolean }
  | { kind: 'execute' }
  | {
      kind: 'wait'
      reason: string
      /** What waits is the execution: every confirmation is there. */
      isConfirmed?: true
    }

/** Decides from what the chain says, never from the gateway's status. */
export function nextAction(
  review: Review,
  account: Address | undefined,
): NextAction {
  const { verification, payload, signatures } = review
  const { chain } = verification
  if (payload === undefined || chain === undefined)
    return { kind: 'wait', reason: 'The checks did not pass.' }
  const same = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase()
  const owners = chain.owners
  const signers = new Set(
    signatures
      .map(({ signer }) => signer.toLowerCase())
      .filter((signer) => owners.some(same(signer))),
  )
  const isNext = payload.transaction.nonce === chain.nonce
  const missing = chain.threshold - signers.size
  if (missing <= 0)
    return isNext
      ? { kind: 'execute' }
      : {
          kind: 'wait',
          reason: `It can be executed once nonce ${chain.nonce} is.`,
          isConfirmed: true,
        }
  const isOwner = account !== undefined && owners.some(same(account))
  if (account === undefined)
    return { kind: 'wait', reason: 'Connect an owner’s wallet to confirm.' }
  if (!isOwner)
    return {
      kind: 'wait',
      reason: 'The connected account is not an owner of this safe.',
    }
  if (signers.has(account.toLowerCase()))
    return {
      kind: 'wait',
      reason: `You confirmed. ${missing} more ${missing === 1 ? 'confirmation is' : 'confirmations are'} needed.`,
    }
  return { kind: 'confirm', isLast: missing === 1, isNext }
}
