import type { VirtualItem } from '@tanstack/react-virtual'

/** State of a list when it was left: heights of its rows, and its position. */
export interface RowMemory {
  sizes: VirtualItem[]
  /** Pixels scrolled in the list's own scroller. */
  offset: number
}

const limit = 8
const memories = new Map<string, RowMemory>()

/** Keeps the last lists, so that going back finds each as long as it was. */
export const rowMemory = {
  read: (key: string | undefined): RowMemory | undefined =>
    key === undefined ? undefined : memories.get(key),
  write(key: string, memory: RowMemory): void {
    memories.delete(key)
    memories.set(key, memory)
    const [oldest] = memories.keys()
    if (memories.size > limit && oldest !== undefined) memories.delete(oldest)
  },
}
