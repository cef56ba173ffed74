'use client'
import {
  type SigningHookOptions,
  useSigningMutation,
} from '../sign/useSigningMutation.ts'
import type { executeTransaction } from './executeTransaction.ts'
import { executeTransactionMutationOptions } from './executeTransactionMutationOptions.ts'

/**
 * Executes a transaction from the connected account and waits for the chain, by
 * `executeTransaction`. Leaving the page before the wallet sent it ends it;
 * afterwards it is seen through.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useExecuteTransaction } from '@strongroom/react-hooks'
 * import { useState } from 'react'
 *
 * export function Execute({ safeTxHash }: { safeTxHash: `0x${string}` }) {
 *   const [step, setStep] = useState('idle')
 *   const { mutate, isPending, error } = useExecuteTransaction({
 *     onProgress: (progress) => setStep(progress.step),
 *   })
 *   const safe = {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   } as const
 *   if (error) return <p role="alert">{error.message}</p>
 *   return (
 *     <button disabled={isPending} onClick={() => mutate({ ...safe, safeTxHash })}>
 *       {isPending ? step : 'Execute'}
 *     </button>
 *   )
 * }
 */
export function useExecuteTransaction(
  parameters: useExecuteTransaction.Parameters = {},
) {
  return useSigningMutation(
    'useExecuteTransaction',
    executeTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useExecuteTransaction {
  type Parameters = SigningHookOptions<
    executeTransaction.ReturnType,
    executeTransaction.Parameters
  >
}
