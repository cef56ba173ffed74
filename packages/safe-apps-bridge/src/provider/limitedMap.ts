/** A map that drops its oldest entries. */
export function limitedMap<value>(limit = 1000) {
  const entries = new Map<string, value>()
  return {
    get: (key: string) => entries.get(key),
    set(key: string, value: value) {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key: string) => void entries.delete(key),
  }
}
