import { type ExchangeOptions, exchange } from './exchange.ts'
import { isRevert } from './isRevert.ts'
import { type RpcReply, readReply } from './readReply.ts'
import { isRetryableCode, isRetryableStatus } from './retryRules.ts'

/** A request as it goes over the wire. */
export interface RpcAsk {
  readonly id: number
  /** The whole of it as JSON. */
  readonly text: string
}

/** Outcome of one request. A failure without a response never got one. */
export type RpcOutcome =
  | RpcReply
  | {
      /** Thrown error, or the error that the node returned. */
      readonly failure: unknown
      readonly response?: Response
    }

/** Posts requests once, several as a batch; there is an outcome for each. */
export async function postRequests(
  url: string,
  asked: readonly RpcAsk[],
  options: Omit<ExchangeOptions, 'body'>,
): Promise<readonly RpcOutcome[]> {
  const texts = asked.map(({ text }) => text).join()
  const body = asked.length > 1 ? `[${texts}]` : texts
  try {
    const { response, text } = await exchange(url, { ...options, body })
    const answer = parse(text)
    if (!response.ok) {
      const outcome = readFailed(readReply(answer), response)
      return asked.map(() => outcome)
    }
    // Nodes may answer in any order, and leave answers out.
    const answers = Array.isArray(answer)
      ? new Map(answer.map((one) => [one?.id, one]))
      : undefined
    return asked.map(
      ({ id }) =>
        readReply(answers ? answers.get(id) : answer) ?? {
          failure: new SyntaxError('The endpoint did not answer JSON-RPC.'),
        },
    )
  } catch (failure) {
    return asked.map(() => ({ failure }))
  }
}

/** JSON, or undefined: the status is enough without a body. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The body of a failed request counts for more than its status when it is the
 * last word: some nodes answer reverts with 500, and wrong parameters with 400.
 */
function readFailed(
  reply: RpcReply | undefined,
  response: Response,
): RpcOutcome {
  const failure = reply && 'error' in reply ? reply.error : undefined
  if (failure === undefined) return { failure, response }
  const isLastWord =
    isRevert(failure) ||
    !(isRetryableStatus(response.status) || isRetryableCode(failure.code))
  return isLastWord ? { error: failure } : { failure, response }
}
