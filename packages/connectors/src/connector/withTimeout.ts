/**
 * Rejects when `promise` has not settled after `timeout` milliseconds. The
 * text is the one of a slow RPC.
 */
export function withTimeout<value>(
  promise: Promise<value>,
  timeout: number,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The request took too long to respond.')),
      timeout,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
