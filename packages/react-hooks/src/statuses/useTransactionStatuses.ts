'use client'
import type { GatewayClient, TransactionItem } from '@strongroom/gateway-sdk'
import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { MissingProviderError } from '../errors/HooksError.ts'
import {
  findPending,
  isExecuted,
  isOfSafe,
} from '../execute/createExecutionStore.ts'
import { useExecutions } from '../execute/useExecutions.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import { useGateway } from '../provider/useGateway.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { walletNode } from '../verify/walletNode.ts'
import type { StatusProver } from './createStatusProver.ts'
import type { ProofContext } from './proveSigned.ts'
import type { TransactionProof } from './TransactionProof.ts'

// One prover serves all lists of a safe, so that they share its requests.
const provers = new WeakMap<RpcPort, Map<string, StatusProver>>()
let loading: Promise<typeof import('./createStatusProver.ts')> | undefined

const keyOf = ({ gateway, chainId, safeAddress }: ProverInput) =>
  `${gateway.uid} ${chainId} ${safeAddress.toLowerCase()}`

type ProverInput = Omit<ProofContext, 'signal'>

const findProver = (input: ProverInput | undefined) =>
  input && provers.get(input.rpc)?.get(keyOf(input))

/** Loads the code that proves, with the first list. */
async function loadProver(input: ProverInput): Promise<StatusProver> {
  // The rows are on screen before the code that proves them is requested.
  loading ??= new Promise((done) => setTimeout(done)).then(
    () => import('./createStatusProver.ts'),
  )
  const { createStatusProver } = await loading.catch((error: unknown) => {
    // It may load the next time.
    loading = undefined
    throw error
  })
  const known = provers.get(input.rpc) ?? new Map<string, StatusProver>()
  provers.set(input.rpc, known)
  const prover = known.get(keyOf(input)) ?? createStatusProver(input)
  known.set(keyOf(input), prover)
  return prover
}

function useProverInput(
  hook: string,
  { chainId, safeAddress, client, rpc: own }: StatusesParameters,
): ProverInput | undefined {
  const gateway = useGateway(hook, client)
  const config = use(StrongroomContext)
  if (config === null && own === undefined) throw new MissingProviderError(hook)
  const chain = config?.chains.find((one) => one.chainId === chainId)
  const rpc = own ?? chain?.rpc
  const { second, nativeCurrency: coin, tokens: listed } = chain ?? {}
  const manager = config?.manager
  return useMemo(
    () =>
      rpc && safeAddress
        ? {
            ...{ chainId, safeAddress, gateway, rpc, second, coin, listed },
            wallet: manager && walletNode(manager),
          }
        : undefined,
    [chainId, safeAddress, gateway, rpc, second, coin, listed, manager],
  )
}

/** Subscribes to the prover of a safe, which proves these rows meanwhile. */
function useProver<T>(
  input: ProverInput | undefined,
  items: readonly TransactionItem[],
  isVisible: boolean,
  select: (prover: StatusProver) => T,
): T | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (input === undefined || items.length === 0) return () => undefined
      let isOver = false
      let stop: (() => void) | undefined
      loadProver(input).then(
        (prover) => {
          if (isOver) return
          stop = prover.watch(items, onChange, isVisible)
          onChange()
        },
        // Without the code the rows stay claims.
        () => undefined,
      )
      return () => {
        isOver = true
        stop?.()
      }
    },
    [input, items, isVisible],
  )
  const read = () => {
    const prover = findProver(input)
    return prover && select(prover)
  }
  return useSyncExternalStore(subscribe, read, () => undefined)
}

/** Hashes of the safe's executions that this browser has sent. */
interface OwnExecutions {
  /** Hash of the execution under way. */
  readonly pending: string | undefined
  /** Hashes of the executions that the owner's node shows before the gateway does. */
  readonly awaited: string
}

function useOwnExecutions(parameters: StatusesParameters): OwnExecutions {
  const { chainId, safeAddress = '0x' } = parameters
  const key = { chainId, safeAddress }
  const { entries } = useExecutions()
  const own = entries.filter((entry) => isOfSafe(entry, key))
  const pending = findPending(own, key)?.safeTxHash
  const awaited = own
    .filter((entry) => isExecuted(entry) && !entry.isIndexed)
    .map(({ safeTxHash }) => safeTxHash.toLowerCase())
    .join()
  return useMemo(() => ({ pending, awaited }), [pending, awaited])
}

/** While an execution is under way, no other one can be executed. */
function withOwn(
  proof: TransactionProof | undefined,
  id: string,
  { pending, awaited }: OwnExecutions,
): TransactionProof | undefined {
  // The owner's node has a receipt: a second source has to show the execution, too.
  if (awaited.includes(id.slice(-66).toLowerCase()) && isUnanswered(proof))
    return proof
      ? { ...proof, status: 'unproven', word: 'executing', problems: [] }
      : executing
  if (pending === undefined) return proof
  const isOwn = id.toLowerCase().endsWith(pending.toLowerCase())
  // The gateway gives the id, so that its other words are not proven by it.
  if (isOwn && proof === undefined) return executing
  if (isOwn && proof?.confirmations) return { ...proof, word: 'executing' }
  return proof?.word === 'ready' ? { ...proof, word: 'confirmed' } : proof
}

/** Whether no other source agrees with the node, or contradicts it. */
const isUnanswered = (proof: TransactionProof | undefined) =>
  proof?.word === undefined &&
  (proof?.problems ?? []).every(
    (problem) => problem.kind === 'lone-node' && problem.against.length === 0,
  )

const executing: TransactionProof = {
  status: 'unproven',
  word: 'executing',
  isFinalized: false,
  isDescribed: false,
  problems: [],
}

/** Options of both hooks: which safe, and who is asked. */
export interface StatusesParameters {
  /** Decimal. */
  readonly chainId: string
  readonly safeAddress: Address | undefined
  /** Instead of the provider's gateway. */
  readonly client?: GatewayClient | undefined
  /** The owner's node, instead of the provider's of the chain. */
  readonly rpc?: RpcPort | undefined
}

/**
 * What is proven about one transaction of a list that is on screen. Use it in the row;
 * rows on screen are proven before all others, see `useTransactionStatuses`.
 *
 * @returns undefined until it is proven: then the row is what the gateway claims.
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import type { TransactionItem } from '@strongroom/gateway-sdk'
 * import { useTransactionStatus } from '@strongroom/react-hooks'
 *
 * export function Row({ item }: { item: TransactionItem }) {
 *   const proof = useTransactionStatus({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     item,
 *   })
 *   return proof?.word ?? `${item.transaction.txStatus} (gateway)`
 * }
 */
export function useTransactionStatus(
  parameters: useTransactionStatus.Parameters,
): TransactionProof | undefined {
  const input = useProverInput('useTransactionStatus', parameters)
  const { item } = parameters
  const items = useMemo(() => [item], [item])
  const { id } = item.transaction
  const proof = useProver(input, items, true, (prover) => prover.get(item))
  const sent = useOwnExecutions(parameters)
  return useMemo(() => withOwn(proof, id, sent), [proof, id, sent])
}

/**
 * What is proven about the transactions of a list, by id. Each one is proven in the
 * background: the fields of its record are hashed here, its confirmations recovered
 * and compared with the owners, threshold and nonce that the owner's node says, its
 * execution read from the safe's own event. `ready` is said only where the policy
 * would let it be executed. At most four transactions are looked up at once, nothing
 * while the tab is hidden, and what is final is remembered. Executions become final
 * with a depth of 64 blocks; until then each new block is read, so that a reorg
 * undoes them here, too.
 *
 * @param parameters Keep the identity of `items` between renders.
 * @returns without what is not proven yet: that is what the gateway claims.
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useQueue, useTransactionStatuses } from '@strongroom/react-hooks'
 * import { useMemo } from 'react'
 *
 * const safe = {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * } as const
 *
 * export function Ready() {
 *   const { data } = useQueue(safe)
 *   const items = useMemo(
 *     () =>
 *       (data?.pages ?? [])
 *         .flatMap(({ results }) => results)
 *         .filter((item) => item.type === 'TRANSACTION'),
 *     [data],
 *   )
 *   const proofs = useTransactionStatuses({ ...safe, items })
 *   const ready = [...proofs.values()].filter(({ word }) => word === 'ready')
 *   return `${ready.length} ready`
 * }
 */
export function useTransactionStatuses(
  parameters: useTransactionStatuses.Parameters,
): ReadonlyMap<string, TransactionProof> {
  const input = useProverInput('useTransactionStatuses', parameters)
  const { items } = parameters
  const version = useProver(input, items, false, (prover) => prover.version())
  const sent = useOwnExecutions(parameters)
  return useMemo(() => {
    const prover = version === undefined ? undefined : findProver(input)
    return new Map(
      items.flatMap((item) => {
        const { id } = item.transaction
        const proof = withOwn(prover?.get(item), id, sent)
        return proof ? [[id, proof] as const] : []
      }),
    )
  }, [items, input, version, sent])
}

export declare namespace useTransactionStatus {
  interface Parameters extends StatusesParameters {
    readonly item: TransactionItem
  }
}

export declare namespace useTransactionStatuses {
  interface Parameters extends StatusesParameters {
    readonly items: readonly TransactionItem[]
  }
}
