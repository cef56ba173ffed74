import { drawIdenticon } from './drawIdenticon.ts'

const known = new Map<string, string>()
const limit = 500

/** The picture of an address as a `data:` URI; drawn once per address. */
export function identiconOf(address: string): string {
  const key = address.toLowerCase()
  let picture = known.get(key)
  if (picture === undefined) {
    picture = drawIdenticon(key)
    // Lists show far fewer at a time.
    if (known.size >= limit) known.clear()
    known.set(key, picture)
  }
  return picture
}
