/** A cache that never holds more than it may. */
export interface BoundedCache<V> {
  readonly size: number
  get(key: string): V | undefined
  set(key: string, value: V): void
}

/**
 * A cache of `capacity` texts. When it is full, a new text replaces one that
 * was not read since the hand last passed it (second chance).
 *
 * A hit only marks its entry, so it costs the same at any fill. A map that
 * deletes and inserts again on every hit has to step over all deleted entries
 * to find its oldest key.
 */
export function createBoundedCache<V>(capacity: number): BoundedCache<V> {
  const entries = new Map<string, { readonly place: number; value: V }>()
  const keys: string[] = []
  const wasAsked = new Uint8Array(capacity)
  let hand = 0

  const freePlace = () => {
    if (keys.length < capacity) return keys.length
    while (wasAsked[hand] === 1) {
      wasAsked[hand] = 0
      hand = (hand + 1) % capacity
    }
    const place = hand
    hand = (hand + 1) % capacity
    entries.delete(keys[place] as string)
    return place
  }

  return {
    get size() {
      return entries.size
    },
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      wasAsked[entry.place] = 1
      return entry.value
    },
    set(key, value) {
      const known = entries.get(key)
      if (known !== undefined) {
        known.value = value
        return
      }
      const place = freePlace()
      keys[place] = key
      entries.set(key, { place, value })
    },
  }
}
