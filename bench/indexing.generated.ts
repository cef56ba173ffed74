/** The chains that `indexing.node.ts` serves: one made up, one recorded. */
import { encodeAbiParameters, type Hex, pad, toEventHash } from 'viem'
import type { LogQuery, NodeChain, NodeLog } from './indexing.node.ts'

export interface MadeUpChain {
  kind: 'made-up'
  blocks: number
  safes: number
  /** Token transfers between strangers in every block. */
  foreignPerBlock: number
  /** Code of a real proxy, so that the indexer accepts the generated safes. */
  proxyCode: Hex
  singleton: Hex
  factory: Hex
  owner: Hex
}

export interface RecordedChain {
  kind: 'recorded'
  chainId: string
  /** By number. */
  headers: readonly { hash: string }[]
  logs: readonly NodeLog[]
  receipts: Readonly<Record<string, unknown>>
  transactions: Readonly<Record<string, unknown>>
  /** Where reads of the state are passed on to. */
  stateUrl: string
}

const quantity = (value: number): string => `0x${value.toString(16)}`
const zeros = (count: number) => '0'.repeat(count)
const word = (value: number | bigint): string =>
  value.toString(16).padStart(64, '0')

const transferTopic = toEventHash('Transfer(address,address,uint256)')
const setupTopic = toEventHash(
  'SafeSetup(address,address[],uint256,address,address)',
)
const creationTopic = toEventHash('ProxyCreation(address,address)')
const receivedTopic = toEventHash('SafeReceived(address,uint256)')
const token = `0x70${zeros(34)}c01e`
const stranger = (n: number): Hex =>
  pad(`0xf0${(n % 50_000).toString(16).padStart(38, '0')}`)

const hashOfBlock = (block: number): string =>
  `0xb10c${zeros(44)}${block.toString(16).padStart(16, '0')}`
const hashOfTransaction = (block: number, place: number): string =>
  `0x7a${zeros(38)}${block.toString(16).padStart(16, '0')}${place.toString(16).padStart(8, '0')}`

const headerOf = (block: number) => ({
  number: quantity(block),
  hash: hashOfBlock(block),
  parentHash: block === 0 ? `0x${zeros(64)}` : hashOfBlock(block - 1),
  timestamp: quantity(1_600_000_000 + block * 12),
  logsBloom: `0x${'f'.repeat(512)}`,
})

/** Whether a query matches transfers of any address, or of a stranger. */
const mayBeForeign = ({ topics = [] }: LogQuery): boolean => {
  const [first, ...ends] = topics
  const isTransfer =
    first === undefined ||
    first === null ||
    [first].flat().includes(transferTopic)
  const isOpen = ends.every(
    (end) =>
      end === null ||
      [end].flat().some((topic) => topic.startsWith(`0x${zeros(24)}f0`)),
  )
  return isTransfer && isOpen
}

function makeUp(options: MadeUpChain): NodeChain {
  const { blocks, safes, foreignPerBlock, singleton, factory, owner } = options
  const own: NodeLog[] = []
  const places = new Map<number, number>()
  const add = (
    block: number,
    entries: readonly Pick<NodeLog, 'address' | 'topics' | 'data'>[],
  ) => {
    const place = places.get(block) ?? 0
    places.set(block, place + entries.length)
    for (const [i, entry] of entries.entries()) {
      own.push({
        ...entry,
        blockNumber: quantity(block),
        blockHash: hashOfBlock(block),
        blockTimestamp: headerOf(block).timestamp,
        transactionHash: hashOfTransaction(block, place),
        // Those of strangers come first.
        logIndex: quantity(1_000 + place + i),
      })
    }
  }
  const pay = (from: Hex, to: Hex) => ({
    address: token,
    topics: [transferTopic, from, to],
    data: `0x${word(5)}`,
  })
  const spacing = Math.floor((blocks - 2_000) / safes)
  for (let i = 0; i < safes; i += 1) {
    const safe: Hex = `0x5afe${(i + 1).toString(16).padStart(36, '0')}`
    const created = 1_000 + i * spacing
    add(created - 500, [pay(stranger(i), pad(safe))])
    add(created, [
      {
        address: safe,
        topics: [setupTopic, pad(factory)],
        data: encodeAbiParameters(
          [
            { type: 'address[]' },
            { type: 'uint256' },
            { type: 'address' },
            { type: 'address' },
          ],
          [[owner], 1n, `0x${zeros(40)}`, `0x${zeros(40)}`],
        ),
      },
      {
        address: factory,
        topics: [creationTopic, pad(safe)],
        data: pad(singleton),
      },
    ])
    add(created, [pay(stranger(i + 1), pad(safe))])
    add(created + 300, [
      {
        address: safe,
        topics: [receivedTopic, stranger(i)],
        data: `0x${word(10n ** 18n)}`,
      },
    ])
    for (let n = 1; n <= 3; n += 1) {
      add(created + n * 200, [pay(pad(safe), stranger(i + n))])
    }
  }
  const placeOf = ({ blockNumber, logIndex }: NodeLog) =>
    Number(blockNumber) * 10_000 + Number(logIndex)
  own.sort((a, b) => placeOf(a) - placeOf(b))
  const numbers = own.map(({ blockNumber }) => Number(blockNumber))
  const byTransaction = Map.groupBy(own, (log) => log.transactionHash)

  const foreignIn = (block: number): NodeLog[] =>
    Array.from({ length: foreignPerBlock }, (_, i) => ({
      ...pay(stranger(block * 7 + i), stranger(block * 13 + i)),
      blockNumber: quantity(block),
      blockHash: hashOfBlock(block),
      blockTimestamp: headerOf(block).timestamp,
      transactionHash: hashOfTransaction(block, 0xf0000000 + i),
      logIndex: quantity(i),
    }))

  const firstAt = (block: number): number => {
    let low = 0
    let high = numbers.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[middle] ?? 0) < block) low = middle + 1
      else high = middle
    }
    return low
  }

  const call = (data: string): string => {
    const offsetAndOwner = `${word(32)}${word(1)}${owner.slice(2).padStart(64, '0')}`
    const text = (value: string) =>
      `${word(32)}${word(value.length)}${Buffer.from(value).toString('hex').padEnd(64, '0')}`
    const answers: Record<string, string> = {
      '0xa0e67e2b': offsetAndOwner,
      '0xe75235b8': word(1),
      '0xaffed0e0': word(0),
      '0xffa1ad74': text('1.4.1'),
      '0xcc2f8452': `${word(64)}${word(1)}${word(0)}`,
      '0x01ffc9a7': word(0),
      '0x313ce567': word(18),
      '0x06fdde03': text('Gold'),
      '0x95d89b41': text('GOLD'),
    }
    return `0x${answers[data.slice(0, 10)] ?? ''}`
  }

  return {
    chainId: '0x539',
    head: blocks,
    header: (block) => (block > blocks ? null : headerOf(block)),
    numberOf: (hash) =>
      hash.startsWith('0xb10c') ? Number(`0x${hash.slice(-16)}`) : undefined,
    *logs(from, to, query) {
      if (mayBeForeign(query)) {
        for (let block = from; block <= to; block += 1) {
          yield* foreignIn(block)
        }
      }
      for (let at = firstAt(from); (numbers[at] ?? blocks + 1) <= to; at += 1) {
        const log = own[at]
        if (log !== undefined) yield log
      }
    },
    receipt: (hash) => {
      const logs = byTransaction.get(hash)
      const block = logs?.[0]?.blockNumber
      return logs === undefined
        ? null
        : {
            blockHash: logs[0]?.blockHash,
            blockNumber: block,
            transactionIndex: '0x0',
            from: owner,
            status: '0x1',
            gasUsed: '0x5208',
            effectiveGasPrice: '0x1',
            logs,
          }
    },
    transaction: (hash) => {
      const log = byTransaction.get(hash)?.[0]
      return log === undefined
        ? null
        : { blockHash: log.blockHash, input: '0x' }
    },
    state: (method, [first, second]) => {
      if (method === 'eth_getCode') return options.proxyCode
      if (method === 'eth_getStorageAt') {
        return second === '0x0' ? pad(singleton) : `0x${zeros(64)}`
      }
      if (method !== 'eth_call') return undefined
      return call(String(Object(first).data))
    },
  }
}

function replay(options: RecordedChain): NodeChain {
  const { headers, logs, receipts, transactions, stateUrl } = options
  const numbers = new Map(headers.map(({ hash }, i) => [hash, i]))
  return {
    chainId: options.chainId,
    head: headers.length - 1,
    header: (block) => headers[block] ?? null,
    numberOf: (hash) => numbers.get(hash),
    logs: (from, to) =>
      logs.filter(({ blockNumber }) => {
        const block = Number(blockNumber)
        return block >= from && block <= to
      }),
    receipt: (hash) => receipts[hash] ?? null,
    transaction: (hash) => transactions[hash] ?? null,
    state: async (method, params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method, params })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(stateUrl, { method: 'POST', headers, body })
      return ((await answer.json()) as { result?: unknown }).result
    },
  }
}

export const generateChain = (
  options: MadeUpChain | RecordedChain,
): NodeChain => (options.kind === 'made-up' ? makeUp(options) : replay(options))
