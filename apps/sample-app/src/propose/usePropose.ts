import type {
  AppBridge,
  SendTransactionsParameters,
  TransactionDetails,
} from '@strongroom/safe-apps-bridge'
import { useEffect, useState } from 'react'
import { describeFailure, type Failure } from '../requests/describeFailure.ts'
import { type Asked, useAsk } from '../requests/useAsk.ts'

/** One call of a transaction. */
export type Call = SendTransactionsParameters['txs'][number]

/** Status of a proposed transaction, as far as the wallet sends it. */
export interface Followed {
  details: TransactionDetails | undefined
  failure: Failure | undefined
  /** Retries after a failure. */
  retry: () => void
}

/** Follows a transaction to its end. */
export function useFollow(
  bridge: AppBridge,
  safeTxHash: string | undefined,
): Followed {
  const [round, setRound] = useState(0)
  const [details, setDetails] = useState<TransactionDetails>()
  const [failure, setFailure] = useState<Failure>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks anew
  useEffect(() => {
    setDetails(undefined)
    setFailure(undefined)
    if (safeTxHash === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const onStatus = (next: TransactionDetails) => {
      if (!signal.aborted) setDetails(next)
    }
    bridge
      .waitForTransaction(safeTxHash, { signal, onStatus })
      .then(onStatus, (error: unknown) => {
        if (!signal.aborted) setFailure(describeFailure(error))
      })
    return () => controller.abort()
  }, [bridge, safeTxHash, round])
  const retry = () => setRound((count) => count + 1)
  return { details, failure, retry }
}

/** Result of the last proposal. */
export interface Proposal {
  /** The safe's hash once proposed. */
  asked: Asked<string>
  followed: Followed
}

/** Hands calls to the wallet and follows the transaction they become. */
export function usePropose(bridge: AppBridge) {
  const { asked, ask } = useAsk<string>()
  const followed = useFollow(
    bridge,
    asked.status === 'done' ? asked.result : undefined,
  )
  const propose = (txs: readonly Call[]) =>
    ask(async () => {
      const { safeTxHash } = await bridge.sendTransactions({ txs })
      return safeTxHash
    })
  const proposal: Proposal = { asked, followed }
  return { proposal, propose, isWaiting: asked.status === 'waiting' }
}
