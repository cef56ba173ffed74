import type { Hex } from 'viem'
import type { EncodedJson } from './EncodedBody.ts'

export interface KnownPage {
  /** Version of the data that the page was made from. */
  version: string
  /** Writes of this process before the version was read. */
  count: number | undefined
  page: EncodedJson
}

/** A place in the queue's order. */
export interface Anchor {
  nonce: number
  submitted: number
  hash: Hex
}

/**
 * Every so many-th place of long queues, as of one version each: pages far down
 * a queue start from one of these instead of counting from its beginning.
 */
export type QueueAnchors = Map<
  string,
  { version: string; places: Promise<readonly Anchor[]> }
>

/** Pages by address, each good for one version of its data. */
export interface PageCache {
  get(key: string): KnownPage | undefined
  set(key: string, page: KnownPage): void
  /** Places in long queues. */
  anchors: QueueAnchors
  /** Pages whose making begins in this turn of the event loop, by address. */
  starting: Map<string, Promise<EncodedJson>>
}

/** Remembers up to `size` pages; the longest unused go first. */
export function createPageCache(size = 500): PageCache {
  const pages = new Map<string, KnownPage>()
  return {
    anchors: new Map(),
    starting: new Map(),
    get: (key) => {
      const known = pages.get(key)
      if (known === undefined) return undefined
      pages.delete(key)
      pages.set(key, known)
      return known
    },
    set: (key, page) => {
      pages.delete(key)
      pages.set(key, page)
      for (const oldest of pages.keys()) {
        if (pages.size <= size) break
        pages.delete(oldest)
      }
    },
  }
}
