'use client'
import type { SignedTransaction } from './SignedTransaction.ts'
import type { signTransaction } from './signTransaction.ts'
import { signTransactionMutationOptions } from './signTransactionMutationOptions.ts'
import {
  type SigningHookOptions,
  useSigningMutation,
} from './useSigningMutation.ts'

/**
 * Has the connected wallet sign a transaction, by `signTransaction`. What it
 * gives goes into `useProposeTransaction` or `useConfirmTransaction`. A finding
 * that has to be accepted is refused without `acknowledged`, which is made from the
 * verdict on the owner's screen (`acknowledgementOf`).
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useConfirmTransaction, useSignTransaction } from '@strongroom/react-hooks'
 * import type { Acknowledgement } from '@strongroom/safe-protocol/risks'
 *
 * // `acknowledged`: from the review on the same page, once its box is ticked.
 * export function Confirm({
 *   safeTxHash,
 *   acknowledged,
 * }: {
 *   safeTxHash: `0x${string}`
 *   acknowledged?: Acknowledgement
 * }) {
 *   const { mutateAsync: sign, error } = useSignTransaction()
 *   const { mutate: confirm } = useConfirmTransaction()
 *   const safe = {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   } as const
 *   return (
 *     <button
 *       onClick={() =>
 *         sign({ ...safe, safeTxHash, acknowledged }).then(
 *           ({ confirmation, signature: { signer } }) =>
 *             confirm({ ...confirmation, signer }),
 *           () => undefined,
 *         )
 *       }
 *     >
 *       {error?.message ?? 'Confirm'}
 *     </button>
 *   )
 * }
 */
export function useSignTransaction(
  parameters: useSignTransaction.Parameters = {},
) {
  return useSigningMutation(
    'useSignTransaction',
    signTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useSignTransaction {
  type Parameters = SigningHookOptions<
    SignedTransaction,
    signTransaction.Parameters
  >
}
