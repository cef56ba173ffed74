import type { Store } from './createStore.ts'
import type { StoredSafe } from './types.ts'

type Tag = 'txQueuedTag' | 'txHistoryTag' | 'messagesTag' | 'collectiblesTag'

/**
 * Moves tags of a safe, because a list of it looks different now. Two changes in
 * one second would have one tag: it moves by a second at least.
 */
export function touch(store: Store, safe: StoredSafe, ...tags: Tag[]): void {
  const seconds = Math.floor(store.now() / 1000)
  const moved = tags.map((tag) => [
    tag,
    `${Math.max(seconds, Number(safe.info[tag] ?? 0) + 1)}`,
  ])
  safe.info = { ...safe.info, ...Object.fromEntries(moved) }
}
