import { useMemo, useSyncExternalStore } from 'react'
import {
  addToBasket,
  type BasketCall,
  type BasketItem,
  editBasket,
  moveInBasket,
  openBasketStore,
  readBasket,
  removeFromBasket,
  replaceInBasket,
  returnToBasket,
} from '../storage/basketStore.ts'
import { storageRefusal } from '../storage/createLocalStore.ts'
import { cleanName } from '../storage/guards.ts'
import { useStore } from '../storage/useStore.ts'
import { useOpenSafe } from './useOpenSafe.ts'
import { useServices } from './useServices.ts'

const isInTabAlone = () => storageRefusal.has('baskets')

/**
 * The draft batch of the open safe, and its changes. `add` and `replace` return false
 * when the batch would become too large, and throw for a malformed call. `isStored` is
 * false while the browser refuses to store drafts and this tab alone has them.
 *
 * @example
 * ```tsx
 * const { basket, add } = useBasket()
 * if (!add([{ to: token, data }])) toasts.add({ title: t('batchFull') })
 * ```
 */
export function useBasket() {
  const { stores } = useServices()
  const { chainId, address } = useOpenSafe()
  const store = openBasketStore(stores)
  const baskets = useStore(store)
  const isStored = !useSyncExternalStore(storageRefusal.subscribe, isInTabAlone)
  return useMemo(() => {
    const owner = { chainId, address }
    return {
      basket: readBasket(baskets, owner),
      isStored,
      add: (calls: readonly BasketCall[]) => addToBasket(store, owner, calls),
      replace: (id: string, calls: readonly BasketCall[]) =>
        replaceInBasket(store, owner, id, calls),
      remove: (ids: readonly string[]) => removeFromBasket(store, owner, ids),
      putBack: (
        removed: readonly {
          readonly item: BasketItem
          readonly place: number
        }[],
      ) => returnToBasket(store, owner, removed),
      move: (id: string, place: number) =>
        moveInBasket(store, owner, id, place),
      rename: (name: string) =>
        editBasket(store, owner, (basket) => ({
          ...basket,
          name: cleanName(name) ?? '',
        })),
    }
  }, [store, baskets, isStored, chainId, address])
}
