import type { Address, Hex } from 'viem'
import { readOutcome } from '../execute/readOutcome.ts'
import { finalDepth } from '../verify/finalDepth.ts'
import {
  type ProvenStatus,
  proveExecution,
  readExecutions,
} from '../verify/proveStatus.ts'
import type { RpcPort } from '../verify/RpcPort.ts'

/** An execution that the gateway claims. */
export interface ClaimedExecution {
  readonly safeTxHash: Hex
  readonly txHash: Hex
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

/** The executions of a safe that the chain has shown so far. */
export interface ExecutionLog {
  /** Reads all executions since the oldest of these with one query. */
  readonly cover: (claims: readonly ClaimedExecution[]) => Promise<void>
  /** Forgets what a reorg may have undone, and reads it again up to `latest`. */
  readonly advance: (latest: number) => Promise<void>
  /** One execution: from what was read, else by its own receipt and logs. */
  readonly find: (
    safeTxHash: Hex,
    txHash: string | null | undefined,
  ) => Promise<ProvenStatus | undefined>
}

/** Fewer are cheaper by their receipts. */
const fewest = 3

export function createExecutionLog(
  rpc: RpcPort,
  safe: Address,
  signal: AbortSignal,
): ExecutionLog {
  const found = new Map<string, ProvenStatus>()
  const replaced = new Map<string, number>()
  let latest = 0
  // First block that was read; everything up to `latest` was, too.
  let covered: number | undefined
  // Nodes of the public refuse wide ranges; then each has its receipt.
  let isRefused = false

  const read = async (from: number, to: number): Promise<boolean> => {
    if (isRefused || from > to) return !isRefused
    try {
      const range = { from: BigInt(from), to: BigInt(to) }
      const events = await readExecutions(rpc, { safe, ...range, signal })
      for (const [hash, event] of events) found.set(hash, event)
      return true
    } catch {
      signal.throwIfAborted()
      isRefused = true
      return false
    }
  }

  return {
    async cover(claims) {
      const missing = claims
        .filter(({ safeTxHash }) => !found.has(safeTxHash.toLowerCase()))
        .sort((a, b) => a.timestamp - b.timestamp)
      const [oldest] = missing
      if (oldest === undefined || missing.length < fewest || isRefused) return
      const outcome = await readOutcome(rpc, { safe, ...oldest, signal })
      // A receipt that is not there gives no range.
      if (outcome.status !== 'success' && outcome.status !== 'failed') return
      const to = covered === undefined ? latest : covered - 1
      if (await read(outcome.block, to))
        covered = Math.min(covered ?? outcome.block, outcome.block)
    },
    async advance(next) {
      const from = Math.max(0, next - finalDepth + 1)
      for (const [hash, { block = 0 }] of found)
        if (block >= from) found.delete(hash)
      const since = Math.min(from, latest + 1)
      latest = next
      if (covered !== undefined) await read(Math.max(covered, since), next)
    },
    async find(safeTxHash, txHash) {
      const known = found.get(safeTxHash.toLowerCase())
      if (known) return known
      const query = { safe, safeTxHash, txHash, signal }
      const proven = await proveExecution(rpc, query)
      if (proven?.word !== 'replaced') return proven
      // It has no event. From the first look on, the chain goes deeper.
      const first = replaced.get(safeTxHash) ?? latest
      replaced.set(safeTxHash, first)
      return { ...proven, block: first }
    },
  }
}
