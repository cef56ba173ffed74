import { type Asked, useAsk } from '../requests/useAsk.ts'
import type { Call, SafeWallet } from '../wallet/SafeWallet.ts'
import { type Followed, useFollow } from './useFollow.ts'

/** Result of the last proposal. */
export interface Proposal {
  /** The safe's hash once proposed. */
  asked: Asked<string>
  followed: Followed
}

/** Hands calls to the wallet and follows the transaction they become. */
export function usePropose(wallet: SafeWallet) {
  const { asked, ask } = useAsk<string>()
  const followed = useFollow(
    wallet,
    asked.status === 'done' ? asked.result : undefined,
  )
  const propose = (calls: readonly Call[]) => ask(() => wallet.send(calls))
  const proposal: Proposal = { asked, followed }
  return { proposal, propose, isWaiting: asked.status === 'waiting' }
}
