import { createSafeStorage, type SafeStorage } from '@strongroom/connectors'

const key = 'RECENT_WALLETS'
const most = 3
const none: readonly string[] = []

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((id) => typeof id === 'string' && id.length <= 512)

/** The ids of the wallets connected last, the latest first; three at most. */
export function recentWallets(storage: SafeStorage = createSafeStorage()) {
  const read = () => storage.read(key, isIds, none)
  let known = read()
  return {
    /** The same list until it changes. */
    get(): readonly string[] {
      const now = read()
      if (now.join('\n') !== known.join('\n')) known = now
      return known
    },
    remember(id: string) {
      const others = read().filter((other) => other !== id)
      storage.write(key, [id, ...others].slice(0, most))
    },
    subscribe: storage.subscribe,
  }
}
