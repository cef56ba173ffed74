import { safeQueryOptions } from '@strongroom/react-hooks/query'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainRecord } from '../storage/parseChainRecords.ts'
import { parseSafeRef, type SafeRefProblem } from './parseSafeRef.ts'
import { useSafeParameter } from './routes.ts'
import { isGatewayLost, useChainRecords, useIsLate } from './useChainRecords.ts'
import { useChainState } from './useChainState.ts'
import type { OpenSafe } from './useOpenSafe.ts'
import { useRpc } from './useRpc.ts'
import { useServices } from './useServices.ts'

/** The place that an address of a page names. */
export type SafeTarget = Pick<OpenSafe, 'chain' | 'chainId' | 'address' | 'ref'>

export type SafeFromUrl =
  | { status: 'none' }
  | {
      status: 'refused'
      problem: SafeRefProblem | 'unknownChain'
      given: string
      address?: Address
    }
  /** The target is set once the chain is known. */
  | { status: 'loading'; target?: SafeTarget }
  | {
      status: 'failed'
      /** The chain cannot be read, because the wallet knows no endpoint of the network. */
      isWithoutRpc?: boolean
      error: unknown
      retry: () => void
      /** Undefined while the chain is not known. */
      target?: SafeTarget
    }
  /** The chain has no contract there. */
  | { status: 'missing'; chain: ChainRecord; target: SafeTarget }
  /**
   * `unknown`: the gateway answered, without this safe. The source says whether it
   * answered at all.
   */
  | { status: 'ready'; safe: OpenSafe; unknown: boolean }

/** The safe that `?safe=` names, wherever it can be learned from. */
export function useSafeFromUrl(): SafeFromUrl {
  const { gateway } = useServices()
  const given = useSafeParameter()
  const { chains, isPending, error: chainsError } = useChainRecords()
  const parsed = parseSafeRef(given)
  const chain = parsed.ok
    ? chains.find(({ shortName }) => shortName === parsed.ref.shortName)
    : undefined
  const address = parsed.ok ? parsed.ref.address : undefined
  const chainId = chain?.chainId
  const fromGateway = useQuery(
    safeQueryOptions(gateway, { chainId, safeAddress: address }),
  )
  const rpc = useRpc(chainId ?? '')
  const gatewayFailed = fromGateway.error !== null
  // The chain is read at the first failure, or while no answer comes, instead of after
  // all retries.
  const isMissing = address !== undefined && fromGateway.data === undefined
  const isLate = useIsLate(isMissing)
  const needsChain =
    gatewayFailed || (isMissing && (fromGateway.failureCount > 0 || isLate))
  const fromChain = useChainState(rpc, address, { enabled: needsChain })

  if (!parsed.ok) {
    if (parsed.problem === 'missing') return { status: 'none' }
    return { status: 'refused', given: given ?? '', ...parsed }
  }
  if (chain === undefined) {
    if (isPending && chainsError === null) return { status: 'loading' }
    if (chains.length === 0)
      return { status: 'failed', error: chainsError, retry: () => {} }
    return {
      status: 'refused',
      problem: 'unknownChain',
      given: given ?? '',
      address: parsed.ref.address,
    }
  }
  const base = {
    chain,
    chainId: chain.chainId,
    address: parsed.ref.address,
    ref: `${chain.shortName}:${parsed.ref.address}`,
  }
  const info = fromGateway.data
  if (info !== undefined && !gatewayFailed)
    return {
      status: 'ready',
      unknown: false,
      safe: {
        ...base,
        source: 'gateway',
        owners: info.owners.map((owner) => owner.value),
        threshold: info.threshold,
        nonce: info.nonce,
        version: info.version ?? null,
        info,
      },
    }
  const state = fromChain.data
  if (state !== undefined)
    return {
      status: 'ready',
      unknown: fromGateway.error !== null && !isGatewayLost(fromGateway.error),
      safe: {
        ...base,
        source: 'chain',
        owners: state.owners,
        threshold: state.threshold,
        nonce: Number(state.nonce),
        version: state.version,
        info: undefined,
      },
    }
  const { error } = fromGateway
  if (needsChain && rpc === undefined)
    return {
      status: 'failed',
      isWithoutRpc: error === null || isGatewayLost(error),
      error,
      retry: () => void fromGateway.refetch(),
      target: base,
    }
  if (fromChain.error?.name === 'NoSafeError')
    return { status: 'missing', chain, target: base }
  if (fromChain.error)
    return {
      status: 'failed',
      error: fromChain.error,
      retry: () => {
        void fromGateway.refetch()
        void fromChain.refetch()
      },
      target: base,
    }
  return { status: 'loading', target: base }
}
