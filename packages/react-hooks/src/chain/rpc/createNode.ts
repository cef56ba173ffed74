import {
  createTransport,
  type EIP1193RequestFn,
  HttpRequestError,
  ResponseBodyTooLargeError,
  RpcRequestError,
  stringify,
  TimeoutError,
} from 'viem'
import { abortable } from './abortable.ts'
import { createBatches } from './createBatches.ts'
import { exchange } from './exchange.ts'
import { isRevert } from './isRevert.ts'
import { BodyTooLargeError } from './readBody.ts'
import { type RpcReply, readReply } from './readReply.ts'
import { isRetryableCode, isRetryableStatus } from './retryRules.ts'

export interface NodeOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly timeout?: number | undefined
  readonly maxBytes?: number | undefined
  readonly batch?: boolean | undefined
}

interface Ask {
  readonly body: { readonly id: number; readonly method: string }
  readonly text: string
}

/** What came of one request; a failure without a response never got one. */
type Outcome =
  | RpcReply
  | { readonly failure: unknown; readonly response?: Response }

/** One attempt at one node, with viem's errors. Nothing is tried again. */
export function createNode(
  address: string,
  options: NodeOptions,
): EIP1193RequestFn {
  const { url, authorization } = splitCredentials(address)
  const headers = { ...authorization, ...options.headers }
  let id = 0

  const post = async (
    asked: readonly Ask[],
    signal?: AbortSignal,
  ): Promise<readonly Outcome[]> => {
    const texts = asked.map(({ text }) => text).join()
    const body = asked.length > 1 ? `[${texts}]` : texts
    try {
      const sent = { ...options, headers, body, signal }
      const { response, text } = await exchange(url, sent)
      const answer = parse(text)
      if (!response.ok) {
        const reply = readReply(answer)
        return asked.map(() =>
          isWordOfNode(reply, response.status)
            ? reply
            : { failure: messageOf(reply), response },
        )
      }
      // Nodes may answer in any order, and leave answers out.
      const byId = Array.isArray(answer)
        ? new Map(answer.map((one) => [one?.id, one]))
        : undefined
      return asked.map(
        ({ body }) =>
          readReply(byId ? byId.get(body.id) : answer) ?? {
            failure: new TypeError('The node did not answer JSON-RPC.'),
          },
      )
    } catch (failure) {
      return asked.map(() => ({ failure }))
    }
  }
  const gather = createBatches(post)

  const { request } = createTransport({
    key: 'http',
    name: 'HTTP JSON-RPC',
    type: 'http',
    retryCount: 0,
    request: (async (
      { method, params }: { method: string; params?: unknown },
      { signal }: { signal?: AbortSignal | undefined } = {},
    ) => {
      const body = { jsonrpc: '2.0', id: ++id, method, params }
      const ask = { body, text: stringify(body) }
      // A batch serves several callers: none of them ends it for the others.
      const outcome = options.batch
        ? await abortable(gather(ask), signal)
        : (await post([ask], signal))[0]
      signal?.throwIfAborted()
      if (outcome === undefined || 'failure' in outcome)
        throw toError(outcome, body, url)
      if ('error' in outcome)
        throw new RpcRequestError({ body, error: outcome.error, url })
      return outcome.result
    }) as EIP1193RequestFn,
  })
  return request
}

/** JSON, or undefined: a status says enough without a body. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Whether the body of a failed request counts for more than its status: some
 * nodes answer reverts with 500, and wrong parameters with 400.
 */
function isWordOfNode(
  reply: RpcReply | undefined,
  status: number,
): reply is Extract<RpcReply, { error: unknown }> {
  if (reply === undefined || !('error' in reply)) return false
  const { error } = reply
  if (isRevert(error)) return true
  return !isRetryableStatus(status) && !isRetryableCode(error.code)
}

function messageOf(reply: RpcReply | undefined): string | undefined {
  return reply !== undefined && 'error' in reply
    ? reply.error.message
    : undefined
}

function toError(
  outcome: { failure: unknown; response?: Response } | undefined,
  body: { method: string },
  url: string,
): Error {
  const { failure, response } = outcome ?? {}
  if (failure instanceof BodyTooLargeError)
    return new ResponseBodyTooLargeError({
      maxSize: failure.maxBytes,
      size: failure.bytes,
    })
  if (failure instanceof DOMException && failure.name === 'TimeoutError')
    return new TimeoutError({ body, url })
  return new HttpRequestError({
    body,
    url,
    ...(failure instanceof Error ? { cause: failure } : {}),
    ...(response === undefined
      ? {}
      : {
          details: typeof failure === 'string' ? failure : response.statusText,
          headers: response.headers,
          status: response.status,
        }),
  })
}

/** `fetch` refuses addresses with a name and a password in them. */
function splitCredentials(address: string) {
  const url = new URL(address)
  const { username, password } = url
  if (username === '' && password === '') return { url: address }
  url.username = ''
  url.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    url: url.toString(),
    authorization: { authorization: `Basic ${btoa(credentials)}` },
  }
}
