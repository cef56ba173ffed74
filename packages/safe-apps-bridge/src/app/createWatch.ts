interface Watched {
  deadline: number
  expire(): void
}

// A longer delay would end at once.
const longest = 2 ** 31 - 1

/**
 * Lets what is late expire, with one timer for all: setting one for each
 * request costs more than the request.
 */
export function createWatch(
  pending: ReadonlyMap<string, Watched>,
): (deadline: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wake = Number.POSITIVE_INFINITY

  const sweep = () => {
    // The timer may be early by a fraction of a millisecond.
    const now = Math.max(wake, performance.now())
    wake = Number.POSITIVE_INFINITY
    for (const entry of [...pending.values()])
      if (entry.deadline <= now) entry.expire()
      else watch(entry.deadline)
  }
  const watch = (deadline: number) => {
    if (deadline >= wake) return
    clearTimeout(timer)
    const now = performance.now()
    const delay = Math.min(deadline - now, longest)
    wake = now + delay
    timer = setTimeout(sweep, delay)
    // In Node: nothing may be waiting any more when it comes.
    Object(timer).unref?.()
  }
  return watch
}
