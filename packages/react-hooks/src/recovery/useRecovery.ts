'use client'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { recoveryQueryOptions } from './recoveryQueryOptions.ts'

/**
 * The recovery modules of a safe and their attempts, from the owner's node and a second
 * one where the provider has it: see `recoveryQueryOptions`. Show an attempt on every page: the owners have its delay to
 * cancel it.
 *
 * @throws MissingProviderError without a provider and an `rpc`
 * @example
 * import { useRecovery } from '@strongroom/react-hooks'
 *
 * export function RecoveryAlarm({ safe }: { safe: `0x${string}` }) {
 *   const { data } = useRecovery({ chainId: '1', safeAddress: safe })
 *   const open = data?.recoveries.flatMap(({ attempts }) => attempts) ?? []
 *   return open.length > 0 && <p role="alert">Somebody recovers this safe.</p>
 * }
 */
export function useRecovery(parameters: useRecovery.Parameters) {
  const { rpc: own, ...rest } = parameters
  const config = use(StrongroomContext)
  if (config === null && own === undefined)
    throw new MissingProviderError('useRecovery')
  const chain = config?.chains.find(({ chainId }) => chainId === rest.chainId)
  // A node of the caller's own is not compared with those of the provider.
  const second = rest.second ?? (own ? undefined : chain?.second)
  return useQuery(recoveryQueryOptions(own ?? chain?.rpc, { ...rest, second }))
}

export declare namespace useRecovery {
  interface Parameters extends recoveryQueryOptions.Parameters {
    /** @default that of the provider's chain */
    readonly rpc?: RpcPort | undefined
    /** @default that of the provider's chain; none where `rpc` is given */
    readonly second?: RpcPort | undefined
  }
}
