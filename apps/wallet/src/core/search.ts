/** Query of an address before it is validated. */
export type RawSearch = Record<string, unknown>

/**
 * Query of an address. Undefined values are left out, and a colon stays
 * readable, so that `?safe=geth:0x…` looks the way people write it.
 */
export function stringifySearch(search: RawSearch): string {
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

/** A parameter of an address; undefined when it is missing or empty. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Packed signatures that a link carries to the next owner. */
export const readSigned = ({ signed }: RawSearch): { signed?: string } => {
  const packed = text(signed)
  return packed && /^0x(?:[0-9a-f]{130}){1,50}$/i.test(packed)
    ? { signed: packed }
    : {}
}
