import { BridgeError } from '../errors/BridgeError.ts'
import { wireVersion } from '../protocol/wireVersion.ts'

/** The answer to one request. The first call counts, the others do nothing. */
export interface Reply {
  succeed(data: unknown): void
  fail(error: unknown): void
}

/** Answers requests, each exactly once. */
export function createReplies(post: (message: object) => void) {
  const waiting = new Set<Reply>()

  const sendFailure = (id: string, error: unknown) => {
    // Other errors' texts may hold what an app must not know.
    const isPublic = error instanceof BridgeError
    const code = isPublic ? error.code : undefined
    post({
      id,
      success: false,
      error: isPublic ? error.message : 'Request failed',
      version: wireVersion,
      ...(code === undefined ? {} : { code }),
    })
  }

  return {
    open(id: string): Reply {
      const once = (send: () => void) => {
        if (waiting.delete(reply)) send()
      }
      const reply: Reply = {
        succeed: (data) =>
          once(() => {
            try {
              post({ id, success: true, version: wireVersion, data })
            } catch {
              // It can not be cloned; the app must still hear something.
              sendFailure(id, undefined)
            }
          }),
        fail: (error) => once(() => sendFailure(id, error)),
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
