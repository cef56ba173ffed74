/** Pages of the app. */
export type Page =
  | '/accounts'
  | '/new-safe'
  | '/home'
  | '/balances'
  | '/transactions/queue'
  | '/transactions/history'
  | '/transactions/tx'
  | '/transactions/reject'
  | '/messages'
  | '/messages/msg'
  | '/messages/new'
  | '/send'
  | '/settings'
  | '/settings/apps'
  | '/address-book'
  | '/apps'
  | '/apps/open'

/** Query of a page; undefined entries are left out. */
export type Search = Record<string, string | undefined>

/**
 * Path and query of a page. A colon stays readable, so that
 * `?safe=geth:0x…` looks the way people write it.
 */
export function href(page: Page | '/', search: Search = {}): string {
  const query = stringifySearch(search)
  return `${page}${query}`
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = Object.entries(search)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
    )
    .join('&')
  return query === '' ? '' : `?${query}`
}

/** Every value stays a text: parts of an address are never parsed as JSON. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}
