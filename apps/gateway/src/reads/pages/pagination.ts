export interface Cursor {
  limit: number
  offset: number
}

const maxLimit = 100

const part = (text: string, name: string): number => {
  const value = new URLSearchParams(text).get(name)
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
}

/** `limit=N&offset=M`; missing or invalid parts take their default. */
export function readCursor(text: string | undefined): Cursor {
  const limit = part(text ?? '', 'limit')
  const offset = part(text ?? '', 'offset')
  return {
    limit: limit >= 1 ? Math.min(limit, maxLimit) : 20,
    offset: Number.isNaN(offset) ? 0 : offset,
  }
}

/** The same request with another cursor. */
function linkTo(url: URL, { limit, offset }: Cursor): string {
  const link = new URL(url)
  link.searchParams.set('cursor', `limit=${limit}&offset=${offset}`)
  return link.href
}

/** Links of a page, given how many entries the whole list has. */
export function pageLinks(
  url: URL,
  { limit, offset }: Cursor,
  total: number,
): { next: string | null; previous: string | null } {
  return {
    next:
      offset + limit < total
        ? linkTo(url, { limit, offset: offset + limit })
        : null,
    previous:
      offset > 0
        ? linkTo(url, { limit, offset: Math.max(offset - limit, 0) })
        : null,
  }
}
