import { setTimeout as sleep } from 'node:timers/promises'
import { ChainError, WrongChainError } from './ChainError.ts'
import type { RpcNode } from './createNode.ts'
import { RpcError } from './RpcError.ts'

export interface RpcCall {
  method: string
  params: readonly unknown[]
}

export type RpcAnswer = { result: unknown } | { error: RpcError }

export interface Rpc {
  /**
   * Answers in the order of the calls. A call the node refuses is an `error`
   * of its own; a request that fails as a whole is thrown. Each HTTP request
   * also asks for the chain id, because a load balancer may send every request
   * to another node.
   *
   * @throws RpcError
   * @throws WrongChainError when a node of another chain answered.
   */
  batch(
    calls: readonly RpcCall[],
    options?: { retry?: number },
  ): Promise<RpcAnswer[]>
  /**
   * The same chain through another node than the one that answers here, to
   * compare both; undefined when no other node is configured and up.
   *
   * @example
   * const answers = await (rpc.other?.() ?? rpc).batch(calls)
   */
  other?(): Rpc | undefined
}

export interface CreateRpcOptions {
  node: RpcNode
  /** Decimal id of the chain that has to answer. */
  chainId: string
  signal: AbortSignal
  /** Milliseconds; 10,000. */
  timeout?: number | undefined
  /** A reader waits: its requests go before the indexer's. */
  isUrgent?: boolean | undefined
  /**
   * Longest pause the node may ask for before a retry, in milliseconds; 30,000. A
   * longer one fails the request, so that the caller can report it.
   */
  longestPause?: number | undefined
}

// The chain id makes it a hundred: the limit of common providers.
const callsPerRequest = 99
const requestsAtOnce = 4
const chainIdCall: RpcCall = { method: 'eth_chainId', params: [] }
const defaultRetries = 3
const defaultPause = 30_000
const transient = new Set([403, 408, 413, 429, 500, 502, 503, 504])

/** Answers to a batch that a node without batches may give. */
const refusals = new Set([400, 404, 405, 415, 422, 500, 501])

/** Might the node answer the same call outside of a batch? */
const mayRefuseBatches = (error: RpcError): boolean =>
  error.kind === 'http'
    ? refusals.has(error.code ?? 0)
    : error.kind === 'invalid' || error.kind === 'rpc'

const canRetry = (error: unknown): error is RpcError =>
  error instanceof RpcError &&
  (error.kind === 'http' ? transient.has(error.code ?? 0) : true)

/** Some nodes refuse a batch for its size alone. */
const mayBeTooLarge = (error: RpcError, calls: number): boolean =>
  calls > 1 &&
  (error.kind === 'rpc'
    ? error.code !== -32_005 && error.code !== 429
    : error.code === 413)

const readAnswer = (value: unknown): RpcAnswer => {
  if (typeof value === 'object' && value !== null) {
    const { error } = value as { error?: unknown }
    if (typeof error === 'object' && error !== null) {
      const { code, message, data } = error as Record<string, unknown>
      return {
        error: new RpcError('rpc', String(message ?? 'The node refused.'), {
          code: typeof code === 'number' ? code : undefined,
          data,
        }),
      }
    }
    if ('result' in value) return { result: value.result }
  }
  return { error: new RpcError('invalid', 'The node left out an answer.') }
}

const readAnswers = (body: unknown, count: number): RpcAnswer[] => {
  if (!Array.isArray(body)) {
    const answer = readAnswer(body)
    throw 'error' in answer
      ? answer.error
      : new RpcError('invalid', 'The node does not answer batches.')
  }
  const answers = new Array<unknown>(count)
  for (const entry of body) {
    const id = (entry as { id?: unknown } | null)?.id
    if (typeof id === 'number' && id >= 0 && id < count) answers[id] = entry
  }
  return Array.from(answers, readAnswer)
}

/** Refuses answers that came together with the id of another chain. */
const requireChain = (answer: RpcAnswer | undefined, chainId: string): void => {
  const id = answer && 'result' in answer ? String(answer.result) : ''
  if (!/^0x[0-9a-f]+$/i.test(id)) {
    throw new RpcError('invalid', 'The node does not report its chain id.')
  }
  const actual = BigInt(id)
  if (actual !== BigInt(chainId)) {
    throw new WrongChainError(chainId, String(actual))
  }
}

/**
 * JSON-RPC over HTTP with one node: in batches, one by one where the node takes
 * no batches; with three retries after 150, 300, 600 ms.
 */
export function createNodeRpc(options: CreateRpcOptions): Rpc {
  const { node, chainId, signal, isUrgent } = options
  const { longestPause = defaultPause } = options
  const { timeout = 10_000 } = options

  const post = (body: unknown, calls: number): Promise<unknown> =>
    node.post(body, { calls, timeout, signal, isUrgent })

  const sendSingly = async (
    calls: readonly RpcCall[],
  ): Promise<RpcAnswer[]> => {
    // At both ends: each request may reach another node of a load balancer.
    const asked = [chainIdCall, ...calls, chainIdCall]
    const answers: RpcAnswer[] = []
    for (let at = 0; at < asked.length; at += requestsAtOnce) {
      const part = asked.slice(at, at + requestsAtOnce)
      const bodies = await Promise.all(
        part.map((call) => post({ jsonrpc: '2.0', id: 0, ...call }, 1)),
      )
      answers.push(...bodies.map(readAnswer))
    }
    requireChain(answers.shift(), chainId)
    requireChain(answers.pop(), chainId)
    return answers
  }

  const sendBatch = async (calls: readonly RpcCall[]): Promise<RpcAnswer[]> => {
    const asked = [...calls, chainIdCall]
    const body = asked.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    const answers = readAnswers(await post(body, asked.length), asked.length)
    node.hasTakenBatch = true
    requireChain(answers.pop(), chainId)
    return answers
  }

  /** Does the node answer a call that it refused as a batch of one? */
  const refusesBatches = async (call: RpcCall): Promise<boolean> => {
    const [alone] = await sendSingly([call])
    return alone !== undefined && 'result' in alone
  }

  const sendOnce = async (calls: readonly RpcCall[]): Promise<RpcAnswer[]> => {
    if (!node.takesBatches) return sendSingly(calls)
    const [first, second] = calls
    try {
      return await sendBatch(calls)
    } catch (error) {
      const maySuspect =
        !node.hasTakenBatch &&
        first !== undefined &&
        error instanceof RpcError &&
        mayRefuseBatches(error) &&
        !mayBeTooLarge(error, calls.length)
      if (!maySuspect) throw error
      // The size is to blame when a batch of one is answered.
      if (second !== undefined) await sendBatch([first]).catch(() => undefined)
      if (node.hasTakenBatch || !(await refusesBatches(first))) throw error
      node.takesBatches = false
      return sendSingly(calls)
    }
  }

  const send = async (
    calls: readonly RpcCall[],
    retry: number,
  ): Promise<RpcAnswer[]> => {
    for (let attempt = 0; ; attempt++) {
      try {
        const answers = await sendOnce(calls)
        node.succeeded()
        return answers
      } catch (error) {
        if (!canRetry(error)) {
          if (error instanceof ChainError) node.failed(error)
          throw error
        }
        if (mayBeTooLarge(error, calls.length)) {
          const half = Math.ceil(calls.length / 2)
          const first = await send(calls.slice(0, half), retry)
          return [...first, ...(await send(calls.slice(half), retry))]
        }
        node.failed(error)
        const wait = error.retryAfter ?? 150 * 2 ** attempt
        if (attempt >= retry || wait > longestPause) throw error
        await sleep(wait, undefined, { signal })
      }
    }
  }

  return {
    async batch(calls, { retry = defaultRetries } = {}) {
      const answers: RpcAnswer[] = []
      const step = callsPerRequest * requestsAtOnce
      for (let at = 0; at < calls.length; at += step) {
        const parts = []
        const end = Math.min(at + step, calls.length)
        for (let i = at; i < end; i += callsPerRequest) {
          const part = calls.slice(i, Math.min(i + callsPerRequest, end))
          parts.push(send(part, retry))
        }
        answers.push(...(await Promise.all(parts)).flat())
      }
      return answers
    },
  }
}
