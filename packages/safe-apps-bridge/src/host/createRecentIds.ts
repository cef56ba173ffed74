const limit = 200
// SDKs draw such ids at random and so never reuse them. Apps that post by hand
// may send the same word every time.
const random = /^[0-9a-f]{10,}$/

/** Ids of requests that the user has seen, so that each is shown once. */
export function createRecentIds() {
  const pending = new Set<string>()
  const answered = new Set<string>()
  return {
    isPending: (key: string) => pending.has(key),
    /** False when this random id was answered before. */
    start(key: string, id: string): boolean {
      if (answered.has(key) && random.test(id)) return false
      pending.add(key)
      return true
    },
    finish(key: string) {
      pending.delete(key)
      answered.add(key)
      const [oldest] = answered
      if (answered.size > limit && oldest !== undefined) answered.delete(oldest)
    },
    /** Another document: its ids are its own. */
    clear: () => answered.clear(),
  }
}
