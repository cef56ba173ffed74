import type { Frames } from './frames.page.ts'

declare const benchFrames: Frames

/** What the bench calls in the page. */
export interface Bench {
  /**
   * Resolves once the review is painted, to the milliseconds since the last answer
   * that it needs: the simulation and the history are asked for when it is there.
   */
  shown(): Promise<number>
  /** Forgets the answers so far. */
  prepare(): void
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
 * and notes when answers of gateway and node are there. `watchFrames` has to run before
 * it. It stands alone, because its source is sent to the page.
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

  const { next: frame, painted } = benchFrames
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
    async unfold() {
      const find = (text: RegExp) =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'main summary, main button',
          ),
        ].find((one) => text.test(one.textContent ?? ''))
      const press = async (text: RegExp) => {
        let found = find(text)
        // Its code may load first.
        for (let waited = 0; !found && waited < 10; waited += 1) {
          await frame()
          found = find(text)
        }
        found?.click()
        await painted()
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
