import { setTimeout as sleep } from 'node:timers/promises'
import { WrongChainError } from '../IndexerError.ts'
import { postJson } from './postJson.ts'
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
}

export interface CreateRpcOptions {
  url: string
  /** Decimal id of the chain that has to answer. */
  chainId: string
  signal: AbortSignal
  /** Milliseconds; 10,000. */
  timeout?: number
}

// The chain id makes it a hundred: the limit of common providers.
const callsPerRequest = 99
const requestsAtOnce = 4
const defaultRetries = 3
const transient = new Set([403, 408, 413, 429, 500, 502, 503, 504])

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
      const { code, message } = error as { code?: unknown; message?: unknown }
      return {
        error: new RpcError('rpc', String(message ?? 'The node refused.'), {
          code: typeof code === 'number' ? code : undefined,
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
    throw new RpcError('invalid', 'The node does not tell its chain id.')
  }
  const actual = BigInt(id)
  if (actual !== BigInt(chainId)) {
    throw new WrongChainError(chainId, String(actual))
  }
}

/** JSON-RPC over HTTP in batches, with three retries after 150, 300, 600 ms. */
export function createRpc(options: CreateRpcOptions): Rpc {
  const { url, chainId, signal, timeout = 10_000 } = options

  const send = async (
    calls: readonly RpcCall[],
    retry: number,
  ): Promise<RpcAnswer[]> => {
    const asked = [...calls, { method: 'eth_chainId', params: [] }]
    const body = asked.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await postJson(url, body, { timeout, signal })
        const answers = readAnswers(answer, asked.length)
        requireChain(answers.pop(), chainId)
        return answers
      } catch (error) {
        if (!canRetry(error)) throw error
        if (mayBeTooLarge(error, calls.length)) {
          const half = Math.ceil(calls.length / 2)
          const first = await send(calls.slice(0, half), retry)
          return [...first, ...(await send(calls.slice(half), retry))]
        }
        if (attempt >= retry) throw error
        const wait = error.retryAfter ?? 150 * 2 ** attempt
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
