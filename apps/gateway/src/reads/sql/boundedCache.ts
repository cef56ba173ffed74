/** Remembers the results of a pure function; the oldest go first. */
export function boundedCache<T>(
  size: number,
  compute: (key: string) => T,
): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const hit = known.get(key)
    if (hit !== undefined) return hit
    const value = compute(key)
    if (known.size >= size) {
      for (const oldest of known.keys()) {
        known.delete(oldest)
        break
      }
    }
    known.set(key, value)
    return value
  }
}
