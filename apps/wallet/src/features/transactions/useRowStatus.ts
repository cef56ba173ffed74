import type { TransactionItem } from '@strongroom/gateway-sdk'
import { usePendingExecution } from '@strongroom/react-hooks'
import type { ProvenWord } from '@strongroom/ui-kit'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'

/** What runs on the owner's node for each row is at most this old. */
const freshFor = 15_000

/**
 * The state of a transaction in a list, for `TransactionRow`: `claimed` until its
 * record was compared with the chain. Rows on screen alone are checked, in slices.
 * Undefined for what has no signatures.
 */
export function useRowStatus(
  { transaction }: TransactionItem,
  safe: OpenSafe,
): ProvenWord | 'claimed' | undefined {
  const { gateway } = useServices()
  const rpc = useRpc(safe.chainId)
  const { chainId, address: safeAddress, nonce } = safe
  const { id, executionInfo, txStatus } = transaction
  const isSigned = executionInfo?.type === 'MULTISIG'
  const { pending } = usePendingExecution({ chainId, safeAddress })
  const { data = 'claimed' } = useQuery({
    queryKey: ['wallet', 'row-status', rpc?.url, chainId, id, txStatus, nonce],
    queryFn:
      rpc && isSigned
        ? async ({ signal }) => {
            const { proveRow } = await import('./proveRow.ts')
            const row = { chainId, safeAddress, transactionId: id }
            return proveRow(gateway, { ...row, rpc, signal })
          }
        : skipToken,
    // The nonce is in the key: what it ended stays.
    staleTime: ({ state: { data: word } }) =>
      word === 'executed' || word === 'failed'
        ? Number.POSITIVE_INFINITY
        : freshFor,
    retry: false,
  })
  if (!isSigned) return undefined
  if (pending && id.endsWith(pending.safeTxHash)) return 'executing'
  return pending && data === 'ready' ? 'confirmed' : data
}
