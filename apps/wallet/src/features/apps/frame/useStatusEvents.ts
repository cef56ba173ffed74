import { transactionQueryOptions } from '@strongroom/react-hooks/query'
import type { BridgeHost } from '@strongroom/safe-apps-bridge/host'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Hex } from 'viem'
import { useServices } from '../../../core/useServices.ts'

/** A transaction that the app of this session proposed. */
export interface Proposed {
  chainId: string
  safeTxHash: string
}

const every = 10_000
const final = new Set(['SUCCESS', 'FAILED', 'CANCELLED'])

/** Sends an app status events of the transactions it proposed. */
export function useStatusEvents(
  host: Pick<BridgeHost, 'emit'> | null,
  proposed: readonly Proposed[],
): void {
  const { gateway } = useServices()
  const sentStatuses = useRef(new Map<string, string>())
  const results = useQueries({
    queries: proposed.map(({ chainId, safeTxHash }) => ({
      ...transactionQueryOptions(gateway, {
        chainId,
        transactionId: safeTxHash as Hex,
      }),
      refetchInterval: (query: {
        state: { data?: { txStatus: string } | undefined }
      }) => (final.has(query.state.data?.txStatus ?? '') ? false : every),
    })),
  })
  useEffect(() => {
    for (const [index, { data }] of results.entries()) {
      const { safeTxHash = '' } = proposed[index] ?? {}
      if (data === undefined || host === null) continue
      const { txStatus, txHash = null } = data
      const now = `${txStatus} ${txHash}`
      if (sentStatuses.current.get(safeTxHash) === now) continue
      sentStatuses.current.set(safeTxHash, now)
      host.emit('transactionStatus', {
        safeTxHash,
        txStatus: txStatus as never,
        txHash,
      })
    }
  }, [results, proposed, host])
}
