'use client'
import {
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { MutationHookOptions } from '../hooks/useOptionsMutation.ts'
import type { Progress, ProgressOptions } from './Progress.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { useSigningConfig } from './useSigningConfig.ts'

/** What every hook takes that asks the wallet. */
export interface SigningHookOptions<T, V> extends MutationHookOptions<T, V> {
  /** Called at every step, such as `setProgress` of a state. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/**
 * `useMutation` of something that asks the wallet. While the wallet is open it
 * ends with the component: what somebody left is not signed by a late answer.
 */
export function useSigningMutation<T, V extends ProgressOptions>(
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
              // What is signed or sent by now is seen through.
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
