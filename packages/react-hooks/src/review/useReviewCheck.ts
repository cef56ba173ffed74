'use client'
import type { GatewayClient, SafeInfo } from '@strongroom/gateway-sdk'
import type { ListedModules } from '@strongroom/safe-protocol'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Address } from 'viem'
import { safeQueryOptions } from '../calls/safes.gen.ts'
import type { Coin } from '../chain/chains/findCoin.ts'
import type { Describer } from '../clear-signing/Describer.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import { useSigningConfig } from '../sign/useSigningConfig.ts'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { ListedTokens } from '../verify/readTokens.ts'
import { walletNode } from '../verify/walletNode.ts'
import { useHashedKey } from './useHashedKey.ts'

/** Options that both reviews take beside their subject. */
export interface ReviewConfigParameters {
  /** Decimal. */
  readonly chainId: string
  readonly safeAddress: Address | undefined
  /** Instead of the provider's. */
  readonly client?: GatewayClient | undefined
  /** The owner's node, instead of the provider's of the chain. */
  readonly rpc?: RpcPort | undefined
}

/** The provider's parts for a review, with the node of its chain. */
export function useReviewConfig(
  hook: string,
  { chainId, safeAddress, client, rpc: own }: ReviewConfigParameters,
) {
  const config = useSigningConfig(hook, client)
  return useMemo(() => {
    const chain = config.chains.find((one) => one.chainId === chainId)
    const rpc = own ?? chain?.rpc
    const chains = rpc ? [{ ...chain, chainId, rpc }] : []
    const { second } = chain ?? {}
    return { ...config, chains, chainId, safeAddress, rpc, second }
  }, [config, chainId, safeAddress, own])
}

/** Input of every check. */
export interface CheckInput {
  readonly gateway: GatewayClient
  readonly chainId: string
  readonly safeAddress: Address
  /** Record of the safe from the gateway. */
  readonly safe: SafeInfo | undefined
  readonly rpc: RpcPort | undefined
  /** A node of another operator. */
  readonly second?: RpcPort | undefined
  /** The connected wallet's own provider. */
  readonly wallet?: RpcPort | undefined
  /** The chain's coin as the app names it. */
  readonly coin?: Coin | undefined
  /** Tokens that the app vouches for. */
  readonly listed?: ListedTokens | undefined
  /** Modules that the app vouches for. */
  readonly modules?: ListedModules | undefined
  readonly describer?: Describer | undefined
  readonly signal: AbortSignal
}

interface CheckOptions<Check> {
  /** Names the check in the keys of the cache. */
  readonly name: string
  /** Transaction or message under review, as JSON; undefined until it may be checked. */
  readonly subject: string | undefined
  /**
   * The request apart from its record. When the record or the safe changes, as by a
   * signature, the last result stays until the new one is there: it is about the
   * bytes that are on screen, which alone are signed. A draft's subject is its request.
   */
  readonly asked: readonly unknown[]
  /** Milliseconds between two checks. */
  readonly interval: number
  /** Loads the code that checks. */
  readonly load: () => Promise<unknown>
  readonly check: (input: CheckInput) => Promise<Check>
}

/**
 * Checks what is under review again and again while it is on screen.
 *
 * @returns the check, and the safe as the gateway has it.
 */
export function useReviewCheck<Check>(
  config: SigningConfig & ReviewConfigParameters,
  { name, subject, asked, interval, load, check }: CheckOptions<Check>,
): {
  readonly check: UseQueryResult<Check>
  readonly found: Check | undefined
  readonly safe: SafeInfo | undefined
  readonly refetch: () => void
} {
  const { gateway, manager, chainId, safeAddress, rpc, describer } = config
  const [chain] = config.chains
  const named = {
    coin: chain?.nativeCurrency,
    listed: chain?.tokens,
    modules: chain?.modules,
    second: chain?.second,
    wallet: walletNode(manager),
    describer,
  }
  useEffect(() => {
    // While the record is read; the check asks again when it fails.
    load().catch(() => undefined)
  }, [load])
  const answer = useQuery(safeQueryOptions(gateway, { chainId, safeAddress }))
  const hasFailed = answer.failureCount > 0
  const safe = hasFailed ? undefined : answer.data
  // A gateway that fails once is not waited for: the chain answers without it.
  const isReady =
    subject !== undefined && (answer.isSuccess || hasFailed) && !!safeAddress
  const { nonce, threshold } = safe ?? {}
  const second = chain?.second
  const key = useHashedKey(
    () => [
      'strongroom',
      name,
      {
        ...{ scope: gateway.uid, chainId, safeAddress },
        nodes: [rpc, second].map((node) => node && nodeIdOf(node)),
      },
      subject,
      // The check compares these fields of the gateway's safe with the chain.
      [nonce, threshold],
    ],
    [
      name,
      gateway,
      chainId,
      safeAddress,
      rpc,
      second,
      subject,
      nonce,
      threshold,
    ],
  )
  const last = useRef<{
    readonly of: readonly unknown[]
    readonly check: Check
  }>(null)
  const of = [...asked, gateway, chainId, safeAddress, rpc, second]
  const keep = () =>
    of.every((part, at) => Object.is(part, last.current?.of[at]))
      ? last.current?.check
      : undefined
  const found = useQuery({
    ...key,
    // The library's type keeps functions out, which no check is.
    placeholderData: keep as () => never,
    queryFn: isReady
      ? ({ signal }) =>
          check({ gateway, chainId, safeAddress, safe, rpc, ...named, signal })
      : skipToken,
    // Other owners sign, and the chain moves on, while the owner reads.
    refetchInterval: interval,
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    // Frozen payloads and bigints are kept as they are.
    structuralSharing: false,
  })
  if (found.data !== undefined && !found.isPlaceholderData)
    last.current = { of, check: found.data }
  return {
    check: found,
    // A check that failed leaves nothing of the one before it.
    found: found.isError ? undefined : found.data,
    safe,
    refetch: () => {
      if (isReady) void found.refetch()
    },
  }
}
