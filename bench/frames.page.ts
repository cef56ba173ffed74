/** Frames of a page, for a bench that looks from inside. */
export interface Frames {
  /** Resolves when a frame really begins: the time it is given is that of the screen. */
  next(): Promise<number>
  /** Resolves after the next frame is painted. */
  painted(): Promise<number>
  /** Forgets the frames so far. */
  reset(): void
  /**
   * Resolves after half a second, to the longest frame or task since then: 0 when none
   * took more than 50 ms, as browsers report longer ones alone.
   */
  settle(): Promise<number>
}

/**
 * Watches the frames of the page it runs in. It stands alone, because its source is
 * sent to pages of other origins, too.
 *
 * @returns what is also `benchFrames` of the page
 */
export function watchFrames(): Frames {
  let longest = 0
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const { duration } of entries) longest = Math.max(longest, duration)
  }
  const observers = ['longtask', 'long-animation-frame'].map((type) => {
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type, buffered: false })
    return observer
  })
  const next = () =>
    new Promise<number>((done) =>
      requestAnimationFrame(() => done(performance.now())),
    )
  const painted = async () => {
    await next()
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done()
      port2.postMessage(0)
    })
    return performance.now()
  }
  const benchFrames: Frames = {
    next,
    painted,
    reset() {
      for (const observer of observers) observer.takeRecords()
      longest = 0
    },
    async settle() {
      await new Promise((done) => setTimeout(done, 500))
      await painted()
      for (const observer of observers) note(observer.takeRecords())
      return longest
    },
  }
  Object.assign(globalThis, { benchFrames })
  return benchFrames
}
