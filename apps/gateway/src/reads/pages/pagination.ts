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
export function readCursor(text: string | undefined, usualLimit = 20): Cursor {
  const limit = part(text ?? '', 'limit')
  const offset = part(text ?? '', 'offset')
  return {
    limit: limit >= 1 ? Math.min(limit, maxLimit) : usualLimit,
    offset: Number.isNaN(offset) ? 0 : offset,
  }
}

/** Changes the parameters of a page's address to those of another page. */
type SetCursor = (parameters: URLSearchParams, cursor: Cursor) => void

/** The usual {@link SetCursor}: both numbers in one parameter. */
const setCursor: SetCursor = (parameters, { limit, offset }) =>
  parameters.set('cursor', `limit=${limit}&offset=${offset}`)

/** A {@link SetCursor} with a parameter for each number. */
export const setLimitAndOffset: SetCursor = (parameters, { limit, offset }) => {
  parameters.set('limit', String(limit))
  parameters.set('offset', String(offset))
}

/** Links of a page, given how many entries the whole list has. */
export function pageLinks(
  url: URL,
  { limit, offset }: Cursor,
  total: number,
  set: SetCursor = setCursor,
): { next: string | null; previous: string | null } {
  const linkTo = (start: number): string => {
    const link = new URL(url)
    set(link.searchParams, { limit, offset: start })
    return link.href
  }
  return {
    next: offset + limit < total ? linkTo(offset + limit) : null,
    previous: offset > 0 ? linkTo(Math.max(offset - limit, 0)) : null,
  }
}
