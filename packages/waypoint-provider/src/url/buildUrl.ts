/** Query fields in the order they appear; `data` goes to the fragment. */
export type UrlFields = readonly (readonly [key: string, value: unknown])[]

/**
 * Builds a URL of the wallet. Fields that are null or undefined are left out;
 * a later field replaces an earlier one in its place; objects become JSON.
 */
export function buildUrl(base: string, fields: UrlFields): URL {
  const url = new URL(base)
  for (const [key, value] of fields) {
    if (value === null || value === undefined) continue
    const text = typeof value === 'object' ? JSON.stringify(value) : `${value}`
    // Big calldata must not meet the server's limit on the length of a URL.
    if (key === 'data') url.hash = `data=${encodeURIComponent(text)}`
    else url.searchParams.set(key, text)
  }
  return url
}
