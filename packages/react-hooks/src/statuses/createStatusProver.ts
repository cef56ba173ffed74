import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { Hex } from 'viem'
import { createBoundedCache } from '../chain/address/createBoundedCache.ts'
import { ask } from '../verify/ask.ts'
import { readChainState } from '../verify/readChainSafe.ts'
import { createExecutionLog, type ExecutionLog } from './createExecutionLog.ts'
import {
  type ChainReading,
  type ProofContext,
  proveSigned,
  type ReadRecord,
  readRecord,
} from './proveSigned.ts'
import { proveUnsigned } from './proveUnsigned.ts'
import type { TransactionProof } from './TransactionProof.ts'

/** Proves the rows of one safe's lists, in the background. */
export interface StatusProver {
  /**
   * The proof of a row; undefined while there is none. It is of exactly these words:
   * a list that says something else of the same transaction has a proof of its own.
   */
  readonly get: (item: TransactionItem) => TransactionProof | undefined
  /** Rises with every change. */
  readonly version: () => number
  /**
   * Proves rows, again and again until they are final. Visible ones come first.
   *
   * @returns ends it
   */
  readonly watch: (
    items: readonly TransactionItem[],
    onChange: () => void,
    isVisible: boolean,
  ) => () => void
}

interface Row {
  readonly item: TransactionItem
  watchers: number
  visible: number
  record: ReadRecord | undefined
  proof: TransactionProof | undefined
  /** The reading by which it was proven, or found unproven. */
  reading: ChainReading | undefined
  /** Attempts in vain, one after the other, and when to try again. */
  misses: number
  retryAt: number
}

/** Rows that are proven at once. */
const atOnce = 4
/** Milliseconds before a list that is gone is forgotten. */
const grace = 1_000
/** Milliseconds in which proofs are reported to a list together. */
const together = 100
/** Final proofs that are remembered. */
const capacity = 2_000

export function createStatusProver(
  input: Omit<ProofContext, 'signal'>,
  { interval = 12_000 }: { readonly interval?: number | undefined } = {},
): StatusProver {
  /** Rows by their item as JSON (`wordsOf`). */
  const rows = new Map<string, Row>()
  const final = createBoundedCache<TransactionProof>(capacity)
  const listeners = new Set<() => void>()
  const lists = new Set<() => void>()
  let version = 0
  let reading: ChainReading | undefined
  let running: AbortController | undefined

  let isNotifying = false
  const notify = () => {
    version++
    for (const listener of listeners) if (!lists.has(listener)) listener()
    if (isNotifying) return
    isNotifying = true
    // A whole list renders once for many rows.
    setTimeout(() => {
      isNotifying = false
      for (const listener of lists) listener()
    }, together)
  }

  const isDue = (row: Row, by: ChainReading) =>
    row.watchers > 0 &&
    row.reading !== by &&
    !row.proof?.isFinalized &&
    (row.proof !== undefined || performance.now() >= row.retryAt)

  const nextRow = (by: ChainReading): Row | undefined => {
    let found: Row | undefined
    for (const row of rows.values()) {
      if (!isDue(row, by)) continue
      if (row.visible > 0) return row
      found ??= row
    }
    return found
  }

  const proveRow = async (
    row: Row,
    by: ChainReading,
    context: ProofContext & { readonly log: ExecutionLog },
  ) => {
    row.reading = by
    const { item } = row
    let proof: TransactionProof | undefined
    try {
      if (item.transaction.executionInfo?.type === 'MULTISIG') {
        row.record ??= await readRecord(item, by.chain.version, context)
        proof = await proveSigned(item, row.record, by, context)
      } else proof = await proveUnsigned(item, by.latest, context)
    } catch {
      context.signal.throwIfAborted()
      // A gateway or a node that does not answer leaves the row unproven.
    }
    const before = row.proof
    row.proof = proof
    row.misses = proof?.status === 'proven' ? 0 : row.misses + 1
    row.retryAt =
      performance.now() +
      // A gateway that is behind agrees soon.
      (isLate(proof) ? 0 : interval * 2 ** Math.min(row.misses, 6))
    if (proof?.isFinalized) final.set(wordsOf(item), proof)
    if (proof !== before) notify()
  }

  const proveAll = async (
    by: ChainReading,
    context: ProofContext & { readonly log: ExecutionLog },
  ) => {
    const work = async () => {
      for (;;) {
        await untilVisible(context.signal)
        const row = nextRow(by)
        if (row === undefined) return
        await proveRow(row, by, context)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  const run = async (signal: AbortSignal) => {
    const context = { ...input, signal }
    const log = createExecutionLog(input.rpc, input.safeAddress, signal)
    let readAt = 0
    const stop = input.wallet?.subscribe?.(() => {
      // A wallet that has connected is another source.
      for (const row of rows.values())
        if (isLate(row.proof)) row.reading = undefined
      isWoken = true
      wake()
    })
    signal.addEventListener('abort', () => stop?.())
    for (;;) {
      await untilVisible(signal)
      isWoken = false
      try {
        if (!reading || performance.now() - readAt >= interval) {
          readAt = performance.now()
          const next = await readChain(input, signal)
          retryUnproven()
          // A reorg can have the height that was there before.
          if (next.hash !== reading?.hash) {
            log.advance(next.latest)
            reading = next
          }
        }
        await proveAll(reading, { ...context, log })
      } catch {
        signal.throwIfAborted()
        // The node does not answer: what is not proven stays a claim until it does.
        readAt = performance.now()
      }
      const delay = readAt + interval - performance.now()
      await untilWoken(signal, Math.max(0, delay))
    }
  }

  /** A gateway or a node may answer, or say the truth, the next time. */
  const retryUnproven = () => {
    for (const row of rows.values())
      if (row.proof?.status !== 'proven' && performance.now() >= row.retryAt)
        Object.assign(row, { reading: undefined, record: undefined })
  }

  let isWoken = false
  let wake = () => {}
  const untilWoken = (signal: AbortSignal, delay: number) =>
    new Promise<void>((resolve) => {
      if (isWoken) return resolve()
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, delay)
      signal.addEventListener('abort', end)
      wake = end
    })

  const enter = (item: TransactionItem, isVisible: boolean) => {
    const words = wordsOf(item)
    const row = rows.get(words) ?? createRow(item, final.get(words))
    rows.set(words, row)
    // It was proven by an older block, while nothing followed it.
    if (row.watchers === 0 && row.reading !== reading)
      row.proof = row.proof?.isFinalized ? row.proof : undefined
    row.watchers++
    if (isVisible) row.visible++
  }

  const leave = (item: TransactionItem, isVisible: boolean) => {
    const row = rows.get(wordsOf(item))
    if (row === undefined) return
    row.watchers--
    if (isVisible) row.visible--
  }

  const forgetUnused = () => {
    for (const [words, { watchers }] of rows)
      if (watchers === 0) rows.delete(words)
    if (listeners.size > 0) return
    running?.abort()
    running = undefined
    reading = undefined
    rows.clear()
  }

  return {
    get: (item) => rows.get(wordsOf(item))?.proof,
    version: () => version,
    watch(items, onChange, isVisible) {
      listeners.add(onChange)
      if (!isVisible) lists.add(onChange)
      for (const item of items) enter(item, isVisible)
      isWoken = true
      if (running) wake()
      else {
        running = new AbortController()
        run(running.signal).catch(() => undefined)
      }
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        listeners.delete(onChange)
        lists.delete(onChange)
        for (const item of items) leave(item, isVisible)
        // A list that only changes comes back at once.
        setTimeout(forgetUnused, grace)
      }
    },
  }
}

/** Whether the gateway may just not have seen the execution yet. */
const isLate = (proof: TransactionProof | undefined) =>
  proof?.problems.every(
    (problem) => problem.kind === 'lone-node' && problem.against.length === 0,
  ) ?? false

const texts = new WeakMap<TransactionItem, string>()

/** The item of a list as JSON: it changes with every word of the list. */
function wordsOf(item: TransactionItem): string {
  const words = texts.get(item) ?? JSON.stringify(item.transaction)
  texts.set(item, words)
  return words
}

const createRow = (
  item: TransactionItem,
  proof: TransactionProof | undefined,
): Row => ({
  ...{ item, proof, watchers: 0, visible: 0 },
  ...{ record: undefined, reading: undefined },
  ...{ misses: 0, retryAt: 0 },
})

async function readChain(
  { rpc, chainId, safeAddress }: Omit<ProofContext, 'signal'>,
  signal: AbortSignal,
): Promise<ChainReading> {
  const [chain, block] = await Promise.all([
    readChainState(rpc, safeAddress),
    ask(rpc, 'eth_getBlockByNumber', ['latest', false], signal),
  ])
  if (chain.chainId !== chainId)
    throw new TypeError('The RPC serves another chain.')
  const { number, hash } = block as { number: Hex; hash: Hex }
  return { chain, latest: Number(number), hash }
}

/** Waits while the tab is hidden. */
async function untilVisible(signal: AbortSignal): Promise<void> {
  const page = globalThis.document
  while (page?.visibilityState === 'hidden')
    await new Promise<void>((resolve) => {
      const stop = new AbortController()
      const end = () => {
        stop.abort()
        resolve()
      }
      const listen = { signal: stop.signal }
      page.addEventListener('visibilitychange', end, listen)
      signal.addEventListener('abort', end, listen)
    }).then(() => signal.throwIfAborted())
  signal.throwIfAborted()
}
