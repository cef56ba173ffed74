/**
 * A JSON-RPC node over HTTP with a made-up or recorded chain, for
 * `indexing.bench.ts`; runs in a worker. It filters logs by address, topics,
 * block hash and range as nodes do, refuses more than 10,000 blocks or logs in
 * one answer, and counts its requests.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import { generateChain } from './indexing.generated.ts'

export interface NodeLog {
  address: string
  topics: readonly string[]
  data: string
  blockNumber: string
  blockHash: string
  blockTimestamp: string
  transactionHash: string
  logIndex: string
}

export interface NodeChain {
  chainId: string
  head: number
  /** Header of a block; null beyond the head. */
  header(block: number): { hash: string } | null
  /** Number of a block by its hash. */
  numberOf(hash: string): number | undefined
  /** Logs that may fit, in the order of the chain. */
  logs(from: number, to: number, filter: LogQuery): Iterable<NodeLog>
  receipt(hash: string): unknown
  transaction(hash: string): unknown
  state(method: string, params: readonly unknown[]): unknown
}

export interface LogQuery {
  address?: string | readonly string[]
  topics?: readonly (string | readonly string[] | null)[]
}

type Filter = LogQuery & {
  fromBlock?: string
  toBlock?: string
  blockHash?: string
}

interface Call {
  id: number
  method: string
  params: readonly unknown[]
}

export interface NodeCounts {
  requests: number
  calls: Record<string, number>
  /** Logs sent. */
  logs: number
}

const mostBlocks = 10_000
const mostLogs = 10_000

const setsOf = ({ address, topics = [] }: LogQuery) => {
  const toSet = (value: string | readonly string[] | null | undefined) =>
    value === undefined || value === null
      ? undefined
      : new Set([value].flat().map((text) => text.toLowerCase()))
  return { address: toSet(address), topics: topics.map(toSet) }
}

const refuse = (message: string) => ({ error: { code: -32_005, message } })

/** Serves a chain until the worker ends. */
export async function serveChain(chain: NodeChain): Promise<void> {
  let counts: NodeCounts = { requests: 0, calls: {}, logs: 0 }

  const getLogs = (filter: Filter) => {
    const block = filter.blockHash && chain.numberOf(filter.blockHash)
    if (filter.blockHash !== undefined && block === undefined) {
      return refuse('unknown block')
    }
    const from = Number(block ?? filter.fromBlock ?? 0)
    const to = Math.min(Number(block ?? filter.toBlock ?? 0), chain.head)
    if (to - from >= mostBlocks) return refuse('block range is too wide')
    const wanted = setsOf(filter)
    const result: NodeLog[] = []
    for (const log of chain.logs(from, to, filter)) {
      if (wanted.address?.has(log.address) === false) continue
      const fits = wanted.topics.every(
        (set, i) => set === undefined || set.has(log.topics[i] ?? ''),
      )
      if (fits && result.push(log) > mostLogs) {
        return refuse('query returned more than 10000 results')
      }
    }
    counts.logs += result.length
    return { result }
  }

  const answer = async ({ method, params }: Call): Promise<object> => {
    counts.calls[method] = (counts.calls[method] ?? 0) + 1
    const [first] = params
    switch (method) {
      case 'eth_chainId':
        return { result: chain.chainId }
      case 'web3_clientVersion':
        return { result: 'bench/1' }
      case 'eth_blockNumber':
        return { result: `0x${chain.head.toString(16)}` }
      case 'eth_getBlockByNumber':
        return {
          result: chain.header(first === 'latest' ? chain.head : Number(first)),
        }
      case 'eth_getBlockByHash': {
        const number = chain.numberOf(String(first))
        return { result: number === undefined ? null : chain.header(number) }
      }
      case 'eth_getLogs':
        return getLogs(Object(first) as Filter)
      case 'eth_getTransactionReceipt':
        return { result: chain.receipt(String(first)) }
      case 'eth_getTransactionByHash':
        return { result: chain.transaction(String(first)) }
      default: {
        const result = await chain.state(method, params)
        return result === undefined
          ? { error: { code: -32_601, message: 'Method not found' } }
          : { result }
      }
    }
  }

  const server = createServer(async (request, response) => {
    const calls = (await json(request)) as Call[]
    counts.requests += 1
    const answers = await Promise.all(
      calls.map(async (call) => ({
        jsonrpc: '2.0',
        id: call.id,
        ...(await answer(call)),
      })),
    )
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  parentPort?.on('message', () => {
    parentPort?.postMessage(counts)
    counts = { requests: 0, calls: {}, logs: 0 }
  })
  parentPort?.postMessage(`http://127.0.0.1:${port}`)
}

if (parentPort !== null) {
  await serveChain(await generateChain(workerData))
}
