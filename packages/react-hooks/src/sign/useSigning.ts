'use client'
import {
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { executeTransaction } from '../execute/executeTransaction.ts'
import { executeTransactionMutationOptions } from '../execute/executeTransactionMutationOptions.ts'
import type { MutationHookOptions } from '../hooks/useOptionsMutation.ts'
import type { deleteTransaction } from './deleteTransaction.ts'
import { deleteTransactionMutationOptions } from './deleteTransactionMutationOptions.ts'
import type { Progress, ProgressOptions } from './Progress.ts'
import type { rejectTransaction } from './rejectTransaction.ts'
import { rejectTransactionMutationOptions } from './rejectTransactionMutationOptions.ts'
import type { SignedTransaction } from './SignedTransaction.ts'
import type { SigningConfig } from './SigningConfig.ts'
import type { signDelegate } from './signDelegate.ts'
import { signDelegateMutationOptions } from './signDelegateMutationOptions.ts'
import type { SignedMessage, signMessage } from './signMessage.ts'
import { signMessageMutationOptions } from './signMessageMutationOptions.ts'
import type { signTransaction } from './signTransaction.ts'
import { signTransactionMutationOptions } from './signTransactionMutationOptions.ts'
import { useSigningConfig } from './useSigningConfig.ts'

/** Options of every hook that opens a prompt of the wallet. */
export interface SigningHookOptions<T, V> extends MutationHookOptions<T, V> {
  /** Called at every step, such as `setProgress` of a state. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/**
 * `useMutation` of something that asks the wallet. While the wallet is open it
 * ends with the component: a late answer signs nothing on a page that was left.
 */
function useSigningMutation<T, V extends ProgressOptions>(
  hook: string,
  optionsOf: (
    config: SigningConfig,
    context: { readonly queryClient: QueryClient },
  ) => UseMutationOptions<T, Error, V>,
  { client, mutation, onProgress }: SigningHookOptions<T, V>,
): UseMutationResult<T, Error, V> {
  const queryClient = useQueryClient()
  const options = optionsOf(useSigningConfig(hook, client), { queryClient })
  const open = useRef(new Set<AbortController>())
  useEffect(
    () => () => {
      for (const run of open.current) run.abort()
    },
    [],
  )
  const { mutationFn } = options
  return useMutation({
    ...options,
    ...mutation,
    mutationFn: async (variables, context) => {
      const run = new AbortController()
      const { signal } = variables
      open.current.add(run)
      try {
        if (mutationFn === undefined) throw new TypeError('No mutation.')
        return await mutationFn(
          {
            ...variables,
            signal: signal ? AbortSignal.any([signal, run.signal]) : run.signal,
            onProgress: (progress) => {
              const { step } = progress
              // A signature or execution that exists by now is finished.
              if (step === 'posting' || step === 'mining')
                open.current.delete(run)
              const show = variables.onProgress ?? onProgress
              show?.(progress)
            },
          },
          context,
        )
      } finally {
        open.current.delete(run)
      }
    },
  })
}

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

/**
 * Has the connected wallet sign a message in the safe's name, by `signMessage`:
 * the first signature proposes it, later ones confirm it.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useSignMessage } from '@strongroom/react-hooks'
 *
 * export function Agree() {
 *   const { mutate, data } = useSignMessage()
 *   const safe = {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   } as const
 *   return (
 *     <button onClick={() => mutate({ ...safe, message: 'I agree.' })}>
 *       {data ? 'Signed' : 'Agree'}
 *     </button>
 *   )
 * }
 */
export function useSignMessage(parameters: useSignMessage.Parameters = {}) {
  return useSigningMutation(
    'useSignMessage',
    signMessageMutationOptions,
    parameters,
  )
}

export declare namespace useSignMessage {
  type Parameters = SigningHookOptions<SignedMessage, signMessage.Parameters>
}

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

/**
 * Has the connected wallet sign that a delegate is added or removed, by
 * `signDelegate`.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useSignDelegate } from '@strongroom/react-hooks'
 *
 * export function Add({ delegate }: { delegate: `0x${string}` }) {
 *   const { mutate, isPending, error } = useSignDelegate()
 *   const safe = {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   } as const
 *   const request = { ...safe, action: 'add', delegate, label: 'Dave' } as const
 *   if (error) return <p role="alert">{error.message}</p>
 *   return (
 *     <button disabled={isPending} onClick={() => mutate(request)}>
 *       Add
 *     </button>
 *   )
 * }
 */
export function useSignDelegate(parameters: useSignDelegate.Parameters = {}) {
  return useSigningMutation(
    'useSignDelegate',
    signDelegateMutationOptions,
    parameters,
  )
}

export declare namespace useSignDelegate {
  type Parameters = SigningHookOptions<void, signDelegate.Parameters>
}

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
