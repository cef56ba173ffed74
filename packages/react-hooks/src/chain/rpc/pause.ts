/**
 * Waits so many milliseconds.
 *
 * @throws the signal's reason when it fires
 */
export function pause(
  milliseconds: number,
  signal?: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}
