'use client'
import type { rejectTransaction } from './rejectTransaction.ts'
import { rejectTransactionMutationOptions } from './rejectTransactionMutationOptions.ts'
import type { SignedTransaction } from './SignedTransaction.ts'
import {
  type SigningHookOptions,
  useSigningMutation,
} from './useSigningMutation.ts'

/**
 * Signs and proposes the rejection of a nonce, by `rejectTransaction`.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useRejectTransaction } from '@strongroom/react-hooks'
 *
 * export function Reject({ nonce }: { nonce: bigint }) {
 *   const { mutate, isPending } = useRejectTransaction()
 *   const safe = {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   } as const
 *   return (
 *     <button disabled={isPending} onClick={() => mutate({ ...safe, nonce })}>
 *       Reject
 *     </button>
 *   )
 * }
 */
export function useRejectTransaction(
  parameters: useRejectTransaction.Parameters = {},
) {
  return useSigningMutation(
    'useRejectTransaction',
    rejectTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useRejectTransaction {
  type Parameters = SigningHookOptions<
    SignedTransaction,
    rejectTransaction.Parameters
  >
}
