import {
  createSafeStorage,
  type SafeStorage,
} from '../storage/createSafeStorage.ts'

const key = 'WC.CHAINS'
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'
const isChains = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number')

/** Record about a session beside the library's own. */
export function sessionRecord(storage: SafeStorage = createSafeStorage()) {
  return {
    /** Whether the session was requested with all of these chains. */
    covers(chainIds: readonly number[]): boolean {
      const asked = storage.read<number[]>(key, isChains, [])
      return chainIds.every((chainId) => asked.includes(chainId))
    },
    save: (chainIds: readonly number[]) => storage.write(key, chainIds),
    /** Lets the library open the wallet again for each later request. */
    chooseApp: (href: string, name: string) =>
      storage.setItem(choiceKey, JSON.stringify({ href, name })),
    clear() {
      storage.write(key, undefined)
      storage.removeItem(choiceKey)
    },
  }
}
