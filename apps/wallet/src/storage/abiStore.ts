import type { AbiFunction, Address } from 'viem'
import type { LocalStore } from './createLocalStore.ts'
import { isAddressText, isChainId, isRecord } from './guards.ts'
import type { Stores } from './stores.ts'

/** ABIs that the owner added, by `chainId:address` with the address in lower case. */
export type OwnAbis = Readonly<Record<string, readonly AbiFunction[]>>

/** Most contracts with an own ABI; the one that was added first is forgotten. */
const mostContracts = 100

/** ABIs of contracts that the owner added; reviews decode calls with them. */
export const openAbiStore = (
  stores: Pick<Stores, 'open'>,
): LocalStore<OwnAbis> =>
  stores.open<OwnAbis>({ name: 'abis', initial: {}, parse: parseAbis })

export const abiKey = (chainId: string, address: Address): string =>
  `${chainId}:${address.toLowerCase()}`

/** Keeps the ABI of a contract, or forgets it when there are no functions. */
export function setAbi(
  store: LocalStore<OwnAbis>,
  key: string,
  functions: readonly AbiFunction[] = [],
): void {
  store.set((abis) => {
    const { [key]: _, ...others } = abis
    if (functions.length === 0) return others
    const kept = Object.entries(others).slice(1 - mostContracts)
    return { ...Object.fromEntries(kept), [key]: functions }
  })
}

const isParameter = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['type'] === 'string' &&
  (value['name'] === undefined || typeof value['name'] === 'string') &&
  (value['components'] === undefined ||
    (Array.isArray(value['components']) &&
      value['components'].every(isParameter)))

/** Whether a value has the shape of a function in a JSON ABI. */
export const isAbiFunction = (value: unknown): value is AbiFunction =>
  isRecord(value) &&
  value['type'] === 'function' &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['inputs']) &&
  value['inputs'].every(isParameter)

/** Reads own ABIs; what has not the shape of a function is left out. */
export function parseAbis(value: unknown): OwnAbis | undefined {
  if (!isRecord(value)) return undefined
  const read = Object.entries(value).flatMap(([key, list]) => {
    const [chainId, address] = key.split(':')
    if (!isChainId(chainId) || !isAddressText(address)) return []
    const functions = Array.isArray(list) ? list.filter(isAbiFunction) : []
    return functions.length > 0 ? [[key, functions] as const] : []
  })
  return Object.fromEntries(read.slice(-mostContracts))
}
