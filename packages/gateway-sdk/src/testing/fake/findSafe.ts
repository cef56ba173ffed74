import type { ChainInfo } from '../../types/index.gen.ts'
import { invalid, Refusal } from '../handlers/refusal.ts'
import type { Store } from './createStore.ts'
import { same } from './same.ts'
import type { StoredSafe } from './types.ts'

/** @throws Refusal with 404 */
export function findChain(
  store: Store,
  chainId: string | undefined,
): ChainInfo {
  const found = store.chains.find((chain) => chain.chainId === chainId)
  if (found === undefined) throw new Refusal(404, 'Chain not found')
  return found
}

/** @throws Refusal with 422 for text that is not an address */
export function checkAddress(text: string | undefined): void {
  if (!/^0x[\da-f]{40}$/i.test(text ?? '')) throw invalid([], 'Invalid address')
}

/** @throws Refusal with 404, or 422 for an invalid address */
export function findSafe(
  store: Store,
  params: Readonly<Record<string, string>>,
): StoredSafe {
  const { chainId, safeAddress = '' } = params
  findChain(store, chainId)
  checkAddress(safeAddress)
  const found = store.safes.find(
    ({ info }) =>
      info.chainId === chainId && same(info.address.value, safeAddress),
  )
  if (found === undefined) throw new Refusal(404, 'Safe not found')
  return found
}
