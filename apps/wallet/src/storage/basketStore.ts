import { toAddress } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import type { LocalStore } from './createLocalStore.ts'
import {
  cleanName,
  isAddressText,
  isChainId,
  isHexText,
  isRecord,
} from './guards.ts'
import type { Stores } from './stores.ts'

/** One call of a draft batch. */
export interface BasketItem {
  /** Unique in this browser. An edited item gets another id. */
  id: string
  to: Address
  /** Base units of the chain's coin, in decimal digits. */
  value: string
  data: Hex
  /** Origin of the app that asked for the call; a claim that is never signed. */
  origin?: string
}

/** A call to add: values and data as forms and apps have them. */
export interface BasketCall {
  to: string
  value?: string | bigint | undefined
  data?: string | undefined
  origin?: string | undefined
}

/** The draft batch of one safe on one chain. */
export interface Basket {
  /** Name that the owner gave it; empty for none. */
  name: string
  /** In the order of execution. */
  items: readonly BasketItem[]
}

/** Draft batches by {@link basketKey}. */
export type Baskets = Readonly<Record<string, Basket>>

/** The safe and chain of a basket. */
export interface BasketOwner {
  chainId: string
  address: Address
}

/** Most calls of a batch: each of them is reviewed on one page. */
export const mostItems = 1_000
/** Most characters of call data in a basket; browsers store about five million. */
export const mostData = 1_000_000

const emptyBasket: Basket = { name: '', items: [] }

/** Key of a safe's basket in the store. */
export const basketKey = ({ chainId, address }: BasketOwner): string =>
  `${chainId}:${address.toLowerCase()}`

/**
 * Draft batches of this browser: they survive reloads, and each tab sees the changes of
 * the others. Components use `useBasket` of `features/drafts`.
 *
 * @example
 * ```ts
 * const store = openBasketStore(stores)
 * const added = addToBasket(store, safe, [{ to: token, data }])
 * if (!added) toasts.add({ title: t('full') })
 * ```
 */
export const openBasketStore = (
  stores: Pick<Stores, 'open'>,
): LocalStore<Baskets> =>
  stores.open<Baskets>({ name: 'baskets', initial: {}, parse: parseBaskets })

/** The basket of a safe; empty before the first item. */
export const readBasket = (baskets: Baskets, owner: BasketOwner): Basket =>
  baskets[basketKey(owner)] ?? emptyBasket

/**
 * Adds calls at the end of a safe's basket.
 *
 * @returns false, with the basket unchanged, when it would become larger than
 * {@link mostItems} or {@link mostData}
 * @throws RangeError for a call that is malformed
 */
export function addToBasket(
  store: LocalStore<Baskets>,
  owner: BasketOwner,
  calls: readonly BasketCall[],
): boolean {
  return editBasket(store, owner, (basket) => ({
    ...basket,
    items: [...basket.items, ...calls.map(toItem)],
  }))
}

/**
 * Replaces one item by calls in its place. An item that another tab has removed is
 * added at the end, so that the edit is not lost.
 *
 * @returns false when the basket would become too large
 * @throws RangeError for a call that is malformed
 */
export function replaceInBasket(
  store: LocalStore<Baskets>,
  owner: BasketOwner,
  id: string,
  calls: readonly BasketCall[],
): boolean {
  return editBasket(store, owner, (basket) => {
    const at = basket.items.findIndex((item) => item.id === id)
    const items = [...basket.items]
    const isKnown = at >= 0
    items.splice(
      isKnown ? at : items.length,
      isKnown ? 1 : 0,
      ...calls.map(toItem),
    )
    return { ...basket, items }
  })
}

/** Removes items by their ids. */
export const removeFromBasket = (
  store: LocalStore<Baskets>,
  owner: BasketOwner,
  ids: readonly string[],
): boolean =>
  editBasket(store, owner, (basket) => ({
    ...basket,
    items: basket.items.filter(({ id }) => !ids.includes(id)),
  }))

/** Puts removed items back where they were: undo of a removal. */
export const returnToBasket = (
  store: LocalStore<Baskets>,
  owner: BasketOwner,
  removed: readonly { readonly item: BasketItem; readonly place: number }[],
): boolean =>
  editBasket(store, owner, (basket) => {
    const items = [...basket.items]
    for (const { item, place } of removed)
      if (!items.some(({ id }) => id === item.id)) items.splice(place, 0, item)
    return { ...basket, items }
  })

/** Moves an item to another place; places outside the list are its ends. */
export const moveInBasket = (
  store: LocalStore<Baskets>,
  owner: BasketOwner,
  id: string,
  place: number,
): boolean =>
  editBasket(store, owner, (basket) => {
    const moved = basket.items.find((item) => item.id === id)
    if (moved === undefined) return basket
    const items = basket.items.filter((item) => item !== moved)
    items.splice(Math.max(0, place), 0, moved)
    return { ...basket, items }
  })

/**
 * Changes a safe's basket. A basket without items and name is removed.
 *
 * @returns false, with the basket unchanged, when it would become too large
 */
export function editBasket(
  store: LocalStore<Baskets>,
  owner: BasketOwner,
  edit: (basket: Basket) => Basket,
): boolean {
  let isStored = true
  store.set((baskets) => {
    const before = readBasket(baskets, owner)
    const edited = edit(before)
    const grows = sizeOf(edited) > sizeOf(before)
    isStored =
      edited.items.length <= mostItems && (!grows || sizeOf(edited) <= mostData)
    if (!isStored) return baskets
    const { [basketKey(owner)]: _, ...others } = baskets
    return edited.items.length === 0 && edited.name === ''
      ? others
      : { ...others, [basketKey(owner)]: edited }
  })
  return isStored
}

const sizeOf = ({ items }: Basket): number =>
  items.reduce((sum, { data }) => sum + data.length, 0)

function toItem(call: BasketCall): BasketItem {
  const { to, value = 0n, data = '0x', origin } = call
  const item = readItem({
    ...{ id: crypto.randomUUID(), to, data, origin },
    value: String(BigInt(value)),
  })
  if (item === undefined) throw new RangeError('The call is malformed.')
  return item
}

function readItem(value: unknown): BasketItem | undefined {
  if (!isRecord(value)) return undefined
  const { id, to, value: amount, data, origin } = value
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return undefined
  if (!isAddressText(to)) return undefined
  if (typeof amount !== 'string' || !/^(?:0|[1-9]\d{0,77})$/.test(amount))
    return undefined
  if (BigInt(amount) >= 2n ** 256n) return undefined
  if (!isHexText(data)) return undefined
  return {
    ...{ id, value: amount },
    to: toAddress(to.toLowerCase()),
    data: data.toLowerCase() as Hex,
    ...(typeof origin === 'string' && { origin: origin.slice(0, 200) }),
  }
}

/**
 * Reads stored baskets. A basket with one unreadable item is left out as a whole: the
 * rest of a batch can do something else than the batch.
 */
export function parseBaskets(value: unknown): Baskets | undefined {
  if (!isRecord(value)) return undefined
  const baskets: Record<string, Basket> = {}
  for (const [key, stored] of Object.entries(value)) {
    const [chainId, address] = key.split(':')
    if (!isChainId(chainId) || !isAddressText(address)) continue
    if (!isRecord(stored) || !Array.isArray(stored['items'])) continue
    const items = stored['items'].map(readItem)
    const isWhole = items.every((item) => item !== undefined)
    const isUnique =
      new Set(items.map((item) => item?.id)).size === items.length
    if (isWhole && isUnique && items.length <= mostItems)
      baskets[key] = { name: cleanName(stored['name']) ?? '', items }
  }
  return baskets
}
