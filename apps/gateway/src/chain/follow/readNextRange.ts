import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { ChainMovedError } from '../chainErrors.ts'
import type { BlockRange, ChainLog, Header } from '../fetch/ChainLog.ts'
import {
  type CompleteLogsOptions,
  completeLogs,
} from '../fetch/completeLogs.ts'
import type { RangeSize } from '../fetch/createRangeSize.ts'
import { blockFilters, rangeFilters } from '../fetch/logFilters.ts'
import { readHeaders } from '../fetch/readHeaders.ts'
import { readAllLogs, readLogsByHash, readSomeLogs } from '../fetch/readLogs.ts'
import type { Cursor } from '../store/head.ts'

export interface NextRange extends BlockRange {
  /** Headers whose hashes are to be kept. */
  recent: readonly Header[]
}

export interface ReadNextRangeOptions {
  rpc: Rpc
  cursor: Cursor | undefined
  latest: Header
  finality: number
  size: RangeSize
  /** First block that is read at all. */
  startBlock: number
  /** Safes known as of the cursor, in lower case. */
  safes: Iterable<Hex>
  /** The only safes to look for, in lower case; undefined: all. */
  only: ReadonlySet<Hex> | undefined
  /** A block had logs that the node left out at first. */
  onRecovered: CompleteLogsOptions['onRecovered']
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/**
 * Far below the head, in settled blocks: many blocks at once. If the first log
 * has the right time of its block, the others are trusted.
 */
async function readSettled(
  { rpc, size, safes, only }: ReadNextRangeOptions,
  from: number,
  last: number,
): Promise<NextRange> {
  const filters = rangeFilters(safes, only)
  const { to, logs } = await readSomeLogs(rpc, from, last, filters, size)
  const [first] = logs
  const [head, sample] = await readHeaders(rpc, [
    to,
    ...(first === undefined ? [] : [first.blockNumber]),
  ])
  if (head === undefined) throw new ChainMovedError(to)
  const isDated =
    first?.timestamp !== undefined && first.timestamp === sample?.timestamp
  const undated = ({ timestamp: _, ...log }: ChainLog): ChainLog => log
  return {
    from,
    to,
    logs: isDated ? logs : logs.map(undated),
    headers: new Map([[to, head]]),
    recent: [head],
    readMore: async (more) =>
      (await readAllLogs(rpc, from, to, more)).map(undated),
  }
}

/**
 * Near the head: every block by its hash, each linked to the one before. A
 * node that lags behind refuses, where a range would silently come back short.
 */
async function readUnsettled(
  options: ReadNextRangeOptions,
  from: number,
): Promise<NextRange> {
  const { rpc, cursor, latest, finality, only } = options
  const safes = [...options.safes]
  const to = latest.number
  // Below `from` only where a rollback has left fewer hashes than are kept.
  const oldest = cursor?.recent[0]?.number ?? from
  const kept = Math.max(0, to - finality + 1)
  const isShort = cursor !== undefined && kept < Math.min(oldest, from)
  const older = isShort ? span(kept, oldest) : []
  const numbers = [...older, ...span(from, to)]
  const headers: Header[] = []
  for (const [i, header] of (await readHeaders(rpc, numbers)).entries()) {
    const before = headers.at(-1)
    const adjacent = before?.number === (numbers[i] ?? 0) - 1
    const linked =
      header !== undefined && (!adjacent || header.parentHash === before.hash)
    if (!linked) throw new ChainMovedError(numbers[i] ?? to)
    headers.push(header)
  }
  const at = older.length
  const known = cursor?.recent[0]
  if (at > 0 && headers[at - 1]?.hash !== known?.hash) {
    throw new ChainMovedError(oldest)
  }
  const fresh = headers.slice(at)
  if (cursor !== undefined && fresh[0]?.parentHash !== cursor.headHash) {
    throw new ChainMovedError(from)
  }
  const hashes: Hex[] = fresh.map(({ hash }) => hash)
  const filters = blockFilters(safes, only)
  const logs = await readLogsByHash(rpc, hashes, filters)
  return {
    from,
    to,
    logs: await completeLogs({ ...options, safes }, fresh, logs),
    headers: new Map(fresh.map((header) => [header.number, header])),
    recent: headers,
    readMore: (more) => readLogsByHash(rpc, hashes, more),
  }
}

/**
 * The next blocks after the cursor, as many as are read in one go.
 *
 * @throws ChainMovedError when they do not fit together or not on the cursor.
 */
export function readNextRange(
  options: ReadNextRangeOptions,
): Promise<NextRange> {
  const { cursor, latest, finality, startBlock } = options
  const from = cursor === undefined ? startBlock : cursor.head + 1
  const settled = latest.number - finality
  return from <= settled
    ? readSettled(options, from, settled)
    : readUnsettled(options, from)
}
