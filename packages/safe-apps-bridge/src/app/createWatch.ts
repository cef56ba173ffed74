// A longer delay would end at once.
const longest = 2 ** 31 - 1

/**
 * Calls `expire` for what is late, with one timer for all: setting one for
 * each request costs more than the request.
 */
export function createWatch(
  pending: ReadonlyMap<string, { readonly deadline: number }>,
  expire: (id: string) => void,
): (deadline: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wake = Number.POSITIVE_INFINITY

  const sweep = () => {
    // The timer may be early by a fraction of a millisecond.
    const now = Math.max(wake, performance.now())
    wake = Number.POSITIVE_INFINITY
    for (const [id, { deadline }] of [...pending])
      if (deadline <= now) expire(id)
      else watch(deadline)
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
