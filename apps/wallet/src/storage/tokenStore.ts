import type { Address } from 'viem'
import type { LocalStore } from './createLocalStore.ts'
import { isAddressText, isChainId, isRecord } from './guards.ts'
import type { Stores } from './stores.ts'

/** Tokens that the owner listed, by chain, in lower case, in the order of listing. */
export type OwnTokens = Readonly<Record<string, readonly Address[]>>

/** Most tokens of a chain: each of them is asked for on every visit. */
export const mostOwnTokens = 25

/** Opens the owner's list of tokens. */
export const openTokenStore = (
  stores: Pick<Stores, 'open'>,
): LocalStore<OwnTokens> =>
  stores.open<OwnTokens>({ name: 'tokens', initial: {}, parse: parseTokens })

/** Lists a token of a chain, or no longer; a full list stays as it is. */
export function setToken(
  store: LocalStore<OwnTokens>,
  chainId: string,
  token: Address,
  isListed: boolean,
): void {
  const key = token.toLowerCase() as Address
  store.set((tokens) => {
    const others = (tokens[chainId] ?? []).filter((one) => one !== key)
    const next = isListed ? [...others, key].slice(0, mostOwnTokens) : others
    return { ...tokens, [chainId]: next }
  })
}

/** Reads listed tokens; what is no address is left out. */
export function parseTokens(value: unknown): OwnTokens | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([chainId, list]) => {
      if (!isChainId(chainId) || !Array.isArray(list)) return []
      const all = list
        .filter(isAddressText)
        .map((token) => token.toLowerCase() as Address)
      const read = [...new Set(all)].slice(0, mostOwnTokens)
      return read.length > 0 ? [[chainId, read] as const] : []
    }),
  )
}
