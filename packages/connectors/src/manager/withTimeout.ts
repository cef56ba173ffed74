/** Rejects when `promise` has not settled after `timeout` milliseconds. */
export function withTimeout<value>(
  promise: Promise<value>,
  timeout: number,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The wallet did not answer in time.')),
      timeout,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
