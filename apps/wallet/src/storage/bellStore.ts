import { isRecord } from './guards.ts'
import type { Stores } from './stores.ts'

/** What this browser has shown in the bell. */
export interface BellMemory {
  /** When it was opened last, in milliseconds since 1970; null before. */
  seen: number | null
  /** Confirmations that were shown last, by transaction id. */
  counts: Readonly<Record<string, number>>
}

const mostCounts = 200

export const openBellStore = (stores: Pick<Stores, 'open'>) =>
  stores.open<BellMemory>({
    name: 'bell',
    initial: { seen: null, counts: {} },
    parse(value) {
      if (!isRecord(value)) return undefined
      const { seen, counts } = value
      return {
        seen: typeof seen === 'number' ? seen : null,
        counts: Object.fromEntries(
          Object.entries(isRecord(counts) ? counts : {})
            .filter(
              (entry): entry is [string, number] =>
                typeof entry[1] === 'number',
            )
            .slice(0, mostCounts),
        ),
      }
    },
  })
