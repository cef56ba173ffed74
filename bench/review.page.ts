/** What the bench calls in the page. */
export interface Bench {
  /**
   * Resolves once the review is painted, to the milliseconds since the last answer
   * that it needs: the simulation and the history are asked for when it is there.
   */
  shown(): Promise<number>
  /** Forgets the answers so far. */
  prepare(): void
  /** Forgets the frames so far. */
  reset(): void
  /** Resolves after half a second without work, to the longest frame. */
  settle(): Promise<number>
  /** Unfolds the calls, and shows more until all are there. */
  unfold(): Promise<void>
  /** Scrolls through the page, a third of the window a frame. */
  scroll(): Promise<void>
}

interface Options {
  readonly account: string
  readonly gateway: string
  readonly rpc: string
}

/**
 * Runs in the page before its own scripts: announces a wallet that signs nothing,
 * notes when answers of gateway and node are there, and watches frames. It stands
 * alone, because its source is sent to the page.
 */
export function observeReview({ account, gateway, rpc }: Options): void {
  const provider = {
    async request({ method }: { method: string }) {
      if (/^eth_(?:requestA|a)ccounts$/.test(method)) return [account]
      if (method === 'eth_chainId') return '0x539'
      throw Object.assign(new Error('Not supported'), { code: 4200 })
    },
    on() {},
    removeListener() {},
  }
  const icon =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const uuid = '350670db-19fa-4704-a166-e52e178b59d2'
  const detail = Object.freeze({
    info: { name: 'Bench', rdns: 'app.strongroom.bench', uuid, icon },
    provider,
  })
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()

  /** Ends of the answers of gateway and node. */
  const ends: number[] = []
  /** When the page first asked for what it shows later than the review. */
  let asked = Number.POSITIVE_INFINITY
  const later = /eth_blockNumber|transactions\/history/
  const own = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isData = url.startsWith(gateway) || url.startsWith(rpc)
    if (isData && later.test(`${url} ${String(init?.body ?? '')}`))
      asked = Math.min(asked, performance.now())
    const response = await own(input, init)
    if (isData)
      void response
        .clone()
        .arrayBuffer()
        .then(() => ends.push(performance.now()))
        .catch(() => undefined)
    return response
  }

  let longest = 0
  const note = (list: PerformanceObserverEntryList) => {
    for (const { duration } of list.getEntries())
      longest = Math.max(longest, duration)
  }
  const observers = ['longtask', 'long-animation-frame'].map((type) => {
    const observer = new PerformanceObserver(note)
    observer.observe({ type, buffered: false })
    return observer
  })
  const frame = () =>
    new Promise<number>((done) =>
      requestAnimationFrame(() => done(performance.now())),
    )
  const painted = async () => {
    await frame()
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done()
      port2.postMessage(0)
    })
    return performance.now()
  }
  const isVisible = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  }
  /** Waits for the simulation, which the node answers later. */
  const simulated = '.sr-consequences *'
  const pending = () =>
    [...document.querySelectorAll('main .sr-skeleton')].filter(isVisible)
  /** The page can be acted on, and nothing on screen is still to come. */
  const isShown = () => {
    const isOffered = [...document.querySelectorAll('main button')].some(
      (button) => /^(?:Execute|Sign)/.test(button.textContent ?? ''),
    )
    return isOffered && pending().every((one) => one.matches(simulated))
  }

  const bench: Bench = {
    async shown() {
      while (!isShown()) await frame()
      const at = await painted()
      const needed = ends.filter((end) => end < Math.min(at, asked))
      return at - Math.max(...needed)
    },
    prepare() {
      asked = Number.POSITIVE_INFINITY
      ends.length = 0
    },
    reset() {
      for (const observer of observers) observer.takeRecords()
      longest = 0
    },
    async settle() {
      await new Promise((done) => setTimeout(done, 500))
      await painted()
      for (const observer of observers)
        for (const { duration } of observer.takeRecords())
          longest = Math.max(longest, duration)
      return longest
    },
    async unfold() {
      const press = async (text: RegExp) => {
        const found = [
          ...document.querySelectorAll<HTMLElement>(
            'main summary, main button',
          ),
        ].find((one) => text.test(one.textContent ?? ''))
        found?.click()
        // Its code may load first.
        for (let waited = 0; waited < 5; waited += 1) await frame()
        return found !== undefined
      }
      if (!(await press(/^1,?000 (?:calls|actions)/)))
        throw new Error('There are no calls to unfold.')
      while (await press(/^Show .*more/)) await frame()
    },
    async scroll() {
      scrollTo({ top: 0, behavior: 'instant' })
      while (scrollY + innerHeight < document.body.scrollHeight - 1) {
        const before = scrollY
        scrollBy({ top: innerHeight / 3, behavior: 'instant' })
        await frame()
        if (scrollY === before) return
      }
    },
  }
  Object.assign(globalThis, { bench })
}
