import type { ChainInfo } from '../../schemas/index.ts'
import { Refusal } from '../handlers/refusal.ts'
import type { Store } from './createStore.ts'
import { same } from './same.ts'
import type { StoredSafe } from './types.ts'

/** @throws Refusal with 404 */
export function findChain(
  store: Store,
  chainId: string | undefined,
): ChainInfo {
  const found = store.chains.find((chain) => chain.chainId === chainId)
  if (found === undefined) throw new Refusal(404, 'No such chain')
  return found
}

/** @throws Refusal with 404 */
export function findSafe(
  store: Store,
  params: Readonly<Record<string, string>>,
): StoredSafe {
  const { chainId, safeAddress = '' } = params
  findChain(store, chainId)
  const found = store.safes.find(
    ({ info }) =>
      info.chainId === chainId && same(info.address.value, safeAddress),
  )
  if (found === undefined) throw new Refusal(404, 'Not found.')
  return found
}
