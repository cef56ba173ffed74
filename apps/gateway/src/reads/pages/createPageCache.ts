import type { QueueAnchors } from '../lists/queueAnchors.ts'
import type { EncodedJson } from './EncodedJson.ts'

export interface KnownPage {
  /** Of what the page is made of. */
  version: string
  /** How much this process had written before the version was read. */
  count: number | undefined
  page: EncodedJson
}

/** Pages by address, each good for one version of what it is made of. */
export interface PageCache {
  get(key: string): KnownPage | undefined
  set(key: string, page: KnownPage): void
  /** Places in long queues. */
  anchors: QueueAnchors
}

/** Remembers up to `size` pages; the longest unused go first. */
export function createPageCache(size = 500): PageCache {
  const pages = new Map<string, KnownPage>()
  return {
    anchors: new Map(),
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
