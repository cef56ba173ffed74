import { blo } from 'blo'

const known = new Map<string, string>()
const limit = 500

/** The picture of an address as a `data:` URI; drawn once per address. */
export function identiconOf(address: string): string {
  const key = address.toLowerCase()
  const drawn = known.get(key)
  if (drawn !== undefined) return drawn
  const picture = blo(`0x${key.slice(2)}`)
  // Oldest out first: lists show far fewer at a time.
  if (known.size >= limit) {
    for (const oldest of known.keys()) {
      known.delete(oldest)
      break
    }
  }
  known.set(key, picture)
  return picture
}
