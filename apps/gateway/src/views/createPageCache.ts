/** Pages by address, each good for one version of what it is made of. */
export interface PageCache {
  get(key: string, version: string): object | undefined
  set(key: string, version: string, page: object): void
}

/** Remembers up to `size` pages; the longest unused go first. */
export function createPageCache(size = 500): PageCache {
  const pages = new Map<string, { version: string; page: object }>()
  return {
    get: (key, version) => {
      const known = pages.get(key)
      if (known?.version !== version) return undefined
      pages.delete(key)
      pages.set(key, known)
      return known.page
    },
    set: (key, version, page) => {
      pages.delete(key)
      pages.set(key, { version, page })
      for (const oldest of pages.keys()) {
        if (pages.size <= size) break
        pages.delete(oldest)
      }
    },
  }
}
