import type { LocalStore } from './createLocalStore.ts'
import type { Stores } from './stores.ts'

/**
 * How many apps are connected by WalletConnect. Its library is loaded on other
 * pages only where there are some.
 */
export const openConnectedApps = ({
  open,
}: Pick<Stores, 'open'>): LocalStore<number> =>
  open<number>({
    name: 'connectedApps',
    initial: 0,
    parse: (value) => (Number.isSafeInteger(value) ? Number(value) : undefined),
  })
