import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { MissingLogsError } from '../chainErrors.ts'
import { eventTopics, transferTopic } from '../decode/decodeLog.ts'
import { bloomOf, isWithin, mayHave, parseBloom } from './bloom.ts'
import type { ChainLog, Header } from './ChainLog.ts'
import { readLogsByHash } from './readLogs.ts'

export interface CompleteLogsOptions {
  rpc: Rpc
  /** Safes in the index, in lower case. */
  safes: readonly Hex[]
  /** The only safes to look for, in lower case; undefined: all. */
  only: ReadonlySet<Hex> | undefined
  /** Logs that were left out have been read after all. */
  onRecovered: (block: Header, count: number) => void
}

const wanted: ReadonlySet<string> = new Set(eventTopics)
const safeTopics = eventTopics.filter((topic) => topic !== transferTopic)

const toTopic = (address: Hex): Hex => `0x${address.slice(2).padStart(64, '0')}`

/**
 * Whether the bloom contains a safe or topic of ours that is in none of the
 * logs.
 */
function isSuspicious(
  bloom: Uint8Array,
  logs: readonly ChainLog[],
  { safes, only }: Pick<CompleteLogsOptions, 'safes' | 'only'>,
): boolean {
  const seen = new Set<Hex>()
  for (const { address, topics } of logs) {
    seen.add(address)
    for (const topic of topics) seen.add(topic)
  }
  const isMissing = (item: Hex) => !seen.has(item) && mayHave(bloom, item)
  // With a list of safes, the queries leave out events of others.
  if (only === undefined && safeTopics.some(isMissing)) return true
  const hasTransfers = mayHave(bloom, transferTopic)
  for (const safe of only ?? safes) {
    if (isMissing(safe)) return true
    if (hasTransfers && isMissing(toTopic(safe))) return true
  }
  return false
}

/**
 * If the first node's answer lacks logs, the other one is queried, if there is
 * one.
 */
async function readWholeBlock(
  rpc: Rpc,
  { hash, number }: Header,
  bloom: Uint8Array,
): Promise<ChainLog[] | undefined> {
  let isProven = false
  for (const node of [rpc, rpc.other?.()]) {
    if (node === undefined) continue
    const logs = await readLogsByHash(node, [hash], [{ topics: [] }]).catch(
      () => undefined,
    )
    if (logs === undefined) continue
    const own = bloomOf(logs)
    const isShort = isWithin(own, bloom) && !isWithin(bloom, own)
    // A bloom that misses returned logs follows other rules, so it is ignored.
    if (!isShort) return logs
    isProven = true
  }
  if (isProven) throw new MissingLogsError(number)
  return undefined
}

/**
 * Compares the logs of blocks with the blooms in their headers. Where a bloom
 * has an address or topic of ours that no log has, all logs of the block are
 * read without a filter. They are complete if they make up the bloom. A node
 * that refuses that cannot be checked, and its logs are used.
 *
 * @throws MissingLogsError when all logs of a block do not make up its bloom.
 */
export async function completeLogs(
  { rpc, safes, only, onRecovered }: CompleteLogsOptions,
  headers: readonly Header[],
  logs: readonly ChainLog[],
): Promise<ChainLog[]> {
  const listed = only && new Set([...only].flatMap((x) => [x, toTopic(x)]))
  const byBlock = Map.groupBy(logs, ({ blockHash }) => blockHash)
  for (const header of headers) {
    const bloom = parseBloom(header.logsBloom)
    const given = byBlock.get(header.hash) ?? []
    if (bloom === undefined || !isSuspicious(bloom, given, { safes, only })) {
      continue
    }
    const whole = await readWholeBlock(rpc, header, bloom)
    if (whole === undefined) continue
    const isOurs = ({ address, topics }: ChainLog) =>
      wanted.has(topics[0] ?? '') &&
      (listed === undefined || [address, ...topics].some((x) => listed.has(x)))
    const ours = whole.filter(isOurs)
    const places = new Set(given.map(({ logIndex }) => logIndex))
    const missing = ours.filter(({ logIndex }) => !places.has(logIndex))
    if (missing.length === 0) continue
    byBlock.set(header.hash, [...given, ...missing])
    onRecovered(header, missing.length)
  }
  return [...byBlock.values()].flat()
}
