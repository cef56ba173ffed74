import type { Page } from '../../types/index.gen.ts'
import { createPage } from '../fixtures/common.ts'

interface Asked {
  readonly url: URL
  readonly query: URLSearchParams
}

/** The part of a list that a `cursor` of `limit=…&offset=…` means. */
export function readCursor({ query }: Asked): {
  readonly limit: number
  readonly offset: number
} {
  const cursor = new URLSearchParams(query.get('cursor') ?? '')
  const read = (name: string, least: number, otherwise: number) => {
    const value = Number.parseInt(cursor.get(name) ?? '', 10)
    return value >= least ? value : otherwise
  }
  return { limit: read('limit', 1, 20), offset: read('offset', 0, 0) }
}

/** The absolute links to the pages before and after, in a list of `total`. */
export function links(
  asked: Asked,
  total: number,
): { readonly next: string | null; readonly previous: string | null } {
  const { limit, offset } = readCursor(asked)
  const link = (to: number) => {
    const url = new URL(asked.url)
    url.searchParams.set('cursor', `limit=${limit}&offset=${to}`)
    return url.href
  }
  return {
    next: offset + limit < total ? link(offset + limit) : null,
    previous: offset === 0 ? null : link(Math.max(offset - limit, 0)),
  }
}

/** One page of a list whose items are answered as they are. */
export function page<T>(asked: Asked, items: readonly T[]): Page<T> {
  const { limit, offset } = readCursor(asked)
  return createPage(items.slice(offset, offset + limit), {
    count: items.length,
    ...links(asked, items.length),
  })
}
