/** A line of the log. */
export interface LogEntry {
  id: number
  /** Milliseconds since 1970. */
  time: number
  kind: 'request' | 'event'
  name: string
  /** `stopped`: the app no longer waits for it. */
  outcome: 'waiting' | 'succeeded' | 'rejected' | 'failed' | 'stopped' | 'heard'
  /** Milliseconds until the answer. */
  duration?: number
  detail?: string
}

/** The last requests and events, newest first. */
export interface Log {
  add(entry: Omit<LogEntry, 'id' | 'time'>): number
  change(id: number, change: Partial<LogEntry>): void
  clear(): void
  subscribe(listener: () => void): () => void
  getEntries(): readonly LogEntry[]
}

/** Creates a log that drops entries beyond its `limit`. */
export function createLog({ limit = 200, now = Date.now } = {}): Log {
  let entries: readonly LogEntry[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly LogEntry[]) => {
    entries = next
    for (const listener of [...listeners]) listener()
  }
  return {
    add(entry) {
      count += 1
      set([{ ...entry, id: count, time: now() }, ...entries].slice(0, limit))
      return count
    },
    change(id, change) {
      set(
        entries.map((entry) =>
          entry.id === id ? { ...entry, ...change } : entry,
        ),
      )
    },
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getEntries: () => entries,
  }
}
