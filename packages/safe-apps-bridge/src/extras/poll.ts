import type { AppBridge, WaitOptions } from '../app/AppBridge.ts'

// A wallet that just proposed something may not find it for a moment.
const failureLimit = 5

/**
 * Reads until there is something. `subscribe` gives a function that ends the
 * pause between two reads.
 */
export async function poll<result>(
  read: () => Promise<result | undefined>,
  subscribe: (wake: () => void) => readonly (() => void)[],
  options: WaitOptions & {
    /** Whether no answer means: not yet. */
    isSilenceFine?: boolean
  },
): Promise<result> {
  const { signal, pollInterval = 4000, isSilenceFine } = options
  let hasNews = false
  let wake = () => {}
  const stops = subscribe(() => {
    hasNews = true
    wake()
  })
  signal?.addEventListener('abort', () => wake(), { once: true })
  try {
    for (let failures = 0; ; ) {
      signal?.throwIfAborted()
      hasNews = false
      try {
        const result = await read()
        if (result !== undefined) return result
        failures = 0
      } catch (error) {
        const isSilence = (error as Error).name === 'BridgeTimeoutError'
        if (!isSilence && !isTemporary(error)) throw error
        if (!(isSilence && isSilenceFine) && ++failures >= failureLimit)
          throw error
      }
      if (hasNews || signal?.aborted) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollInterval)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    for (const stop of stops) stop()
  }
}

/** Ends a pause when the bridge was disposed or the wallet closed the app. */
export function onEnd(
  bridge: AppBridge,
  wake: () => void,
): readonly (() => void)[] {
  return [
    bridge.on('shutdown', wake),
    // Known to this package only.
    bridge.on('disposed' as 'shutdown', wake),
  ]
}

// 4200: it will never know. 4900: it is gone.
function isTemporary(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return name === 'BridgeRequestError' && code !== 4200 && code !== 4900
}
