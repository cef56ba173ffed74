/** Settles like `promise`, or rejects when the time or the signal ends first. */
export function withDeadline<T>(
  promise: Promise<T>,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal?.reason)
    const timer = setTimeout(
      () => reject(new Error('The request took too long to respond.')),
      timeout,
    )
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    signal?.addEventListener('abort', onAbort)
    promise.then(resolve, reject).finally(end)
  })
}
