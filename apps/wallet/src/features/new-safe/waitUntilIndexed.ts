/**
 * Polls with a growing delay until the gateway knows a new safe.
 *
 * @returns whether it does; false after about two minutes, which is no harm:
 * the safe exists on the chain either way.
 */
export async function waitUntilIndexed(
  isKnown: (signal: AbortSignal) => Promise<boolean>,
  options: { signal: AbortSignal; delay?: number; attempts?: number },
): Promise<boolean> {
  const { signal, attempts = 19 } = options
  let delay = options.delay ?? 750
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    signal.throwIfAborted()
    try {
      if (await isKnown(signal)) return true
    } catch {
      signal.throwIfAborted()
    }
    await new Promise((resolve) => setTimeout(resolve, delay))
    delay = Math.min(delay * 1.5, 10_000)
  }
  return false
}
