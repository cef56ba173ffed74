'use client'
import type { deleteTransaction } from './deleteTransaction.ts'
import { deleteTransactionMutationOptions } from './deleteTransactionMutationOptions.ts'
import {
  type SigningHookOptions,
  useSigningMutation,
} from './useSigningMutation.ts'

/**
 * Has the connected wallet, its proposer's, sign that a proposal goes, and takes it
 * out of the gateway's queue, by `deleteTransaction`.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useDeleteTransaction } from '@strongroom/react-hooks'
 *
 * export function Delete({ safeTxHash }: { safeTxHash: `0x${string}` }) {
 *   const { mutate, isPending, error } = useDeleteTransaction()
 *   const safe = {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   } as const
 *   if (error) return <p role="alert">{error.message}</p>
 *   return (
 *     <button disabled={isPending} onClick={() => mutate({ ...safe, safeTxHash })}>
 *       Delete
 *     </button>
 *   )
 * }
 */
export function useDeleteTransaction(
  parameters: useDeleteTransaction.Parameters = {},
) {
  return useSigningMutation(
    'useDeleteTransaction',
    deleteTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useDeleteTransaction {
  type Parameters = SigningHookOptions<void, deleteTransaction.Parameters>
}
