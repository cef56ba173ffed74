import type { ChainError } from './ChainError.ts'
import { createNode, type NodeHealth, type RpcNode } from './createNode.ts'
import { createNodeRpc, type Rpc } from './createNodeRpc.ts'
import type { RpcUrl } from './RpcUrl.ts'
import { fromQuantity, requireResult } from './readResult.ts'

export interface NodePoolOptions {
  /** Decimal id of the chain that every node has to serve. */
  chainId: string
  /** In the operator's order of preference; at least one. */
  rpcUrls: readonly RpcUrl[]
}

export interface OpenNodes {
  signal: AbortSignal
  /** Milliseconds for one answer; 10,000. */
  timeout?: number | undefined
  isUrgent?: boolean | undefined
  longestPause?: number | undefined
}

/**
 * A chain's nodes as one reader sees them. Requests go to the current node
 * until `renew`: all reads between two calls of it use one node.
 */
export interface NodeReader extends Rpc {
  /**
   * Chooses the node for the next reads: the first of the list that is up,
   * serves the chain, is not behind the others and not much slower.
   *
   * @returns whether it is another node than before, and one that is up.
   */
  renew(): Promise<boolean>
  /** The current node, also after `renew` chooses another one. */
  pin(): Rpc
  /** Notes that what the current node answered cannot be used. */
  failed(error: ChainError): void
  /** Whether another node could answer instead. */
  hasOther(): boolean
  /** Place of the current node in the list, from 1. */
  position(): number
}

/** All nodes of a chain, with their health and budgets. */
export interface NodePool {
  open(options: OpenNodes): NodeReader
  health(): NodeHealth[]
}

/** Blocks a node may be behind the best one. */
const mostLag = 5
/** How much slower than the fastest a node may be, and the least that matters. */
const mostSlowness = 5
const slowAt = 1_000
/** Milliseconds between two looks at all nodes. */
const checkInterval = 15_000
const checkTimeout = 5_000

/**
 * The nodes of a chain behind one interface, for the indexer and for requests.
 *
 * @example
 * import { createNodePool } from './createNodePool.ts'
 * import { parseRpcUrls } from './parseRpcUrl.ts'
 *
 * const pool = createNodePool({
 *   chainId: '1',
 *   rpcUrls: parseRpcUrls('https://one.example,https://two.example', 'GATEWAY_RPC_1'),
 * })
 * const reader = pool.open({ signal: new AbortController().signal })
 * await reader.renew()
 * const [head] = await reader.batch([{ method: 'eth_blockNumber', params: [] }])
 */
export function createNodePool({
  chainId,
  rpcUrls,
}: NodePoolOptions): NodePool {
  const nodes = rpcUrls.map((url, i) => createNode(url, i + 1))
  const [primary] = nodes
  if (primary === undefined) throw new Error('A chain needs a node.')
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  /** All at the same time: only then their heads can be compared. */
  const check = async (): Promise<void> => {
    await Promise.all(
      nodes.map(async (node) => {
        if (node.downFor() > 0) return
        const rpc = createNodeRpc({
          node,
          chainId,
          signal: AbortSignal.timeout(checkTimeout),
          timeout: checkTimeout,
          isUrgent: true,
        })
        try {
          const [block] = await rpc.batch(
            [{ method: 'eth_blockNumber', params: [] }],
            { retry: 0 },
          )
          node.checked(fromQuantity(requireResult(block)))
        } catch {
          // The request itself has noted why.
        }
      }),
    )
    checkedAt = performance.now()
    checking = undefined
  }

  /** A single node needs neither a choice nor a check. */
  const look = async (): Promise<void> => {
    if (nodes.length === 1) return
    const isFirst = checkedAt === Number.NEGATIVE_INFINITY
    if (performance.now() - checkedAt > checkInterval) checking ??= check()
    if (isFirst) await checking
  }

  const choose = (candidates: readonly RpcNode[]): RpcNode | undefined => {
    const known = candidates.map((node) => ({ node, ...node.health() }))
    const up = known.filter(({ isUp, isWrongChain }) => isUp && !isWrongChain)
    const best = Math.max(...up.map(({ head }) => head))
    const fastest = Math.min(...up.map(({ latency }) => latency))
    const fresh = up.filter(({ head }) => head >= best - mostLag)
    const quick = fresh.filter(
      ({ latency }) =>
        latency < slowAt || latency <= Math.max(fastest, 1) * mostSlowness,
    )
    return (quick[0] ?? fresh[0])?.node
  }

  /** The node whose pause ends first, for when all nodes have failed. */
  const soonest = (): RpcNode =>
    nodes.reduce((a, b) => (b.downFor() < a.downFor() ? b : a), primary)

  const open = (options: OpenNodes): NodeReader => {
    const readers = new Map(
      nodes.map((node) => [node, createNodeRpc({ ...options, chainId, node })]),
    )
    let current = primary

    const others = (node: RpcNode) => nodes.filter((entry) => entry !== node)

    const through = (node: RpcNode): Rpc => ({
      async batch(calls, { retry, ...rest } = {}) {
        const reader = readers.get(node)
        if (reader === undefined) throw new Error('A node of another pool.')
        // Asking another node is better than asking this one again.
        const canMove = choose(others(node)) !== undefined
        const times = canMove ? { retry: 0 } : retry !== undefined && { retry }
        return reader.batch(calls, { ...rest, ...times })
      },
      other() {
        const next = choose(others(node))
        return next && through(next)
      },
    })

    return {
      batch: (calls, settings) => through(current).batch(calls, settings),
      other: () => through(current).other?.(),
      pin: () => through(current),
      failed: (error) => current.failed(error),
      hasOther: () => choose(others(current)) !== undefined,
      position: () => nodes.indexOf(current) + 1,
      async renew() {
        await look()
        const before = current
        const best = choose(nodes)
        current = best ?? soonest()
        return best !== undefined && best !== before
      },
    }
  }

  return { open, health: () => nodes.map((node) => node.health()) }
}
