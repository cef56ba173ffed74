import { assertOpen } from './assertOpen.ts'

/**
 * Settles like the work, or rejects as soon as the request is closed, even when
 * the work closes it at once.
 *
 * @throws SigningError with the reason.
 */
export function runUntilClosed<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const closed = new Promise<never>((_resolve, reject) => {
    const close = () => {
      try {
        assertOpen(signal)
      } catch (error) {
        reject(error)
      }
    }
    signal.addEventListener('abort', close, { once: true })
    close()
  })
  return Promise.race([closed, (async () => work())()])
}
