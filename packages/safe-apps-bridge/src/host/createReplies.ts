import { BridgeError } from '../errors/BridgeError.ts'
import { createEnvelope } from './createEnvelope.ts'

/** The answer to one request. The first call counts, later ones are ignored. */
export interface Reply {
  succeed(data: unknown): void
  fail(error: unknown): void
}

/** Outcome of a request. `dropped`: its document is gone. */
export type ReplyOutcome = 'succeeded' | 'failed' | 'dropped'

/** Answers requests, each exactly once. */
export function createReplies() {
  const waiting = new Set<Reply>()
  return {
    count: () => waiting.size,
    /** `post` returns whether the document is still there. */
    open(
      id: string,
      post: (message: object) => boolean,
      onDone: (outcome: ReplyOutcome) => void,
      served?: readonly string[],
    ): Reply {
      const settle = (
        outcome: ReplyOutcome,
        content: Parameters<typeof createEnvelope>[1],
      ) => {
        if (!waiting.delete(reply)) return
        let isPosted: boolean
        try {
          isPosted = post(createEnvelope(id, content, served))
        } catch {
          // The answer cannot be cloned, so the app gets an error.
          outcome = 'failed'
          isPosted = post(createEnvelope(id, describe(undefined)))
        }
        onDone(isPosted ? outcome : 'dropped')
      }
      const reply: Reply = {
        succeed: (data) => settle('succeeded', { data }),
        fail: (error) => settle('failed', describe(error)),
      }
      waiting.add(reply)
      return reply
    },
    /** Fails everything that still waits. */
    close() {
      const error = new BridgeError('Request failed', { code: 4900 })
      for (const reply of [...waiting]) reply.fail(error)
    },
  }
}

// Other errors' texts may hold what an app must not know.
function describe(error: unknown) {
  if (!(error instanceof BridgeError)) return { error: 'Request failed' }
  const { message, code, data } = error
  return {
    error: message,
    ...(code !== undefined && { code }),
    ...(data !== undefined && { data }),
  }
}
