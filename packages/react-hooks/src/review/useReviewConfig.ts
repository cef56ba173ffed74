'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import { useMemo } from 'react'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import { useSigningConfig } from '../sign/useSigningConfig.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

/** Options that both reviews take beside their subject. */
export interface ReviewConfigParameters {
  /** Decimal. */
  readonly chainId: string
  /** Instead of the provider's. */
  readonly client?: GatewayClient | undefined
  /** The owner's node, instead of the provider's of the chain. */
  readonly rpc?: RpcPort | undefined
}

const ids = new WeakMap<RpcPort, number>()
let count = 0

/** Number that stands for a node in cache keys. */
function idOf(rpc: RpcPort): number {
  const id = ids.get(rpc) ?? ++count
  ids.set(rpc, id)
  return id
}

/** The provider's parts for a review, with the node of its chain. */
export function useReviewConfig(
  hook: string,
  { chainId, client, rpc: own }: ReviewConfigParameters,
): SigningConfig & {
  readonly rpc: RpcPort | undefined
  readonly nodeId: number | undefined
} {
  const config = useSigningConfig(hook, client)
  return useMemo(() => {
    const rpc =
      own ?? config.chains.find((chain) => chain.chainId === chainId)?.rpc
    const chains = rpc ? [{ chainId, rpc }] : []
    return { ...config, chains, rpc, nodeId: rpc && idOf(rpc) }
  }, [config, chainId, own])
}
