import type { BlockedPopup, BlockedPopups } from '../../core/BlockedPopups.ts'

/** Error of a popup wallet whose window was blocked. */
type BlockedError = Error & { retry: () => Promise<unknown> }

/** Whether the browser blocked the window of the popup wallet. */
function isPopupBlocked(error: unknown): error is BlockedError {
  const { data, retry } = Object(error) as { data?: unknown; retry?: unknown }
  return (
    error instanceof Error &&
    typeof retry === 'function' &&
    Object(data).reason === 'popup-blocked'
  )
}

/** Keeps requests whose windows were blocked until the user clicks. */
export function createBlockedPopups(
  isBlocked: (error: unknown) => error is BlockedError = isPopupBlocked,
): BlockedPopups {
  const waiting: BlockedPopup[] = []
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }

  const ask = (error: BlockedError): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const end = () => {
        waiting.splice(waiting.indexOf(entry), 1)
        notify()
      }
      const entry: BlockedPopup = {
        open() {
          // First of all: the window has to open inside the click.
          const result = attempt(error.retry)
          end()
          result.then(resolve, reject)
        },
        cancel() {
          end()
          reject(error)
        },
      }
      waiting.push(entry)
      notify()
    })

  const attempt = (request: () => Promise<unknown>): Promise<unknown> =>
    request().catch((error: unknown) => {
      if (isBlocked(error)) return ask(error)
      throw error
    })

  return {
    get: () => waiting[0],
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    run: <result>(request: () => Promise<result>) =>
      attempt(request) as Promise<result>,
  }
}
