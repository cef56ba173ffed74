import type { Address, Hex } from 'viem'
import { finalDepth } from '../verify/finalDepth.ts'
import {
  type ProvenStatus,
  proveExecution,
  readExecutions,
} from '../verify/proveStatus.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

/** The executions of a safe that the chain has shown so far. */
export interface ExecutionLog {
  /** Forgets what a reorg may have undone. */
  readonly advance: (latest: number) => void
  /** One execution: from what was read, else by its own receipt or the logs. */
  readonly find: (
    safeTxHash: Hex,
    txHash: string | null | undefined,
  ) => Promise<ProvenStatus | undefined>
}

/** Blocks that are read at once, at first; then twice as many each time. */
const firstSpan = 5_000
/** Nodes of the public refuse logs of wider ranges. */
const publicSpan = 10_000

/**
 * Lists are read from the newest row to the oldest: the first row is found by its
 * receipt, and one query for the blocks around it finds those after it in the list.
 */
export function createExecutionLog(
  rpc: RpcPort,
  safe: Address,
  signal: AbortSignal,
): ExecutionLog {
  const found = new Map<string, ProvenStatus>()
  const replaced = new Map<string, number>()
  let latest = 0
  let span = firstSpan
  let widest = Number.POSITIVE_INFINITY
  // A search waits for the one before it, which may find its execution, too.
  let queue: Promise<unknown> = Promise.resolve()

  const readAround = async (block: number) => {
    const size = Math.min(span, widest)
    if (size === 0) return
    span *= 2
    try {
      const from = BigInt(Math.max(0, block - size + 1))
      const to = BigInt(Math.min(latest, block + Math.min(size, finalDepth)))
      const events = await readExecutions(rpc, { safe, from, to, signal })
      for (const [hash, event] of events) found.set(hash, event)
    } catch {
      signal.throwIfAborted()
      // Refused: by fewer blocks, or by each receipt alone.
      widest = size > publicSpan ? publicSpan : 0
    }
  }

  const search = async (safeTxHash: Hex, txHash: string | null | undefined) => {
    const known = found.get(safeTxHash.toLowerCase())
    if (known) return known
    const query = { safe, safeTxHash, txHash, signal }
    const proven = await proveExecution(rpc, query)
    if (proven?.word === 'replaced') {
      // It has no event. From the first look on, the chain goes deeper.
      const block = replaced.get(safeTxHash) ?? latest
      replaced.set(safeTxHash, block)
      return { ...proven, block }
    }
    if (proven?.block !== undefined) {
      found.set(safeTxHash.toLowerCase(), proven)
      await readAround(proven.block)
    }
    return proven
  }

  return {
    advance(next) {
      latest = next
      for (const [hash, { block = 0 }] of found)
        if (next - block < finalDepth) found.delete(hash)
    },
    find(safeTxHash, txHash) {
      const known = found.get(safeTxHash.toLowerCase())
      if (known) return Promise.resolve(known)
      const result = queue.then(() => search(safeTxHash, txHash))
      queue = result.catch(() => undefined)
      return result
    },
  }
}
