export interface Budget {
  /**
   * Takes `calls` out of the budget; settles when there is room. `isUrgent`
   * goes before everything that waits and is not.
   *
   * @throws the signal's reason when it is aborted first.
   */
  take(
    calls: number,
    options: { signal: AbortSignal; isUrgent?: boolean | undefined },
  ): Promise<void>
}

interface Waiting {
  calls: number
  isUrgent: boolean
  start: () => void
}

const unlimited: Budget = { take: async () => undefined }

/**
 * A token bucket that refills steadily and holds one second's worth. A request
 * larger than the bucket waits for a full one and leaves a debt.
 *
 * @param perSecond Calls a second; undefined: no limit.
 */
export function createBudget(perSecond: number | undefined): Budget {
  if (perSecond === undefined) return unlimited
  let tokens = perSecond
  let filledAt = performance.now()
  let timer: NodeJS.Timeout | undefined
  const queue: Waiting[] = []

  const drain = (): void => {
    timer = undefined
    const now = performance.now()
    tokens = Math.min(
      perSecond,
      tokens + ((now - filledAt) / 1_000) * perSecond,
    )
    filledAt = now
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const missing = Math.min(next.calls, perSecond) - tokens
      if (missing > 0) {
        timer = setTimeout(drain, Math.ceil((missing / perSecond) * 1_000))
        return
      }
      queue.shift()
      tokens -= next.calls
      next.start()
    }
  }

  return {
    take: (calls, { signal, isUrgent = false }) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const cancel = () => {
          const at = queue.indexOf(waiting)
          if (at !== -1) queue.splice(at, 1)
          if (queue.length === 0 && timer !== undefined) {
            clearTimeout(timer)
            timer = undefined
          }
          reject(signal.reason)
        }
        const waiting: Waiting = {
          calls,
          isUrgent,
          start: () => {
            signal.removeEventListener('abort', cancel)
            resolve()
          },
        }
        signal.addEventListener('abort', cancel, { once: true })
        const behind = isUrgent
          ? queue.findIndex((entry) => !entry.isUrgent)
          : -1
        if (behind === -1) queue.push(waiting)
        else queue.splice(behind, 0, waiting)
        if (timer !== undefined) clearTimeout(timer)
        drain()
      }),
  }
}
