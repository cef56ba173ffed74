import type { AppBridge, BridgeTransaction } from '@strongroom/safe-apps-bridge'
import { useState } from 'react'

/** What became of the last proposal. */
export type Proposal =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'proposed'; safeTxHash: string }
  | { status: 'failed'; message: string; isRejected: boolean }

/** Hands calls to the wallet and keeps its answer. */
export function usePropose(bridge: AppBridge) {
  const [proposal, setProposal] = useState<Proposal>({ status: 'idle' })
  const propose = async (txs: readonly BridgeTransaction[]) => {
    setProposal({ status: 'waiting' })
    try {
      const { safeTxHash } = await bridge.sendTransactions({ txs })
      setProposal({ status: 'proposed', safeTxHash })
    } catch (error) {
      setProposal(describeFailure(error))
    }
  }
  return { proposal, propose }
}

function describeFailure(error: unknown): Proposal {
  const { message, code } = (error ?? {}) as {
    message?: unknown
    code?: unknown
  }
  const text = typeof message === 'string' ? message : 'Unknown failure'
  // Wallets without codes say it in this text.
  const isRejected = code === 4001 || text === 'Transaction was rejected'
  return { status: 'failed', message: text, isRejected }
}
