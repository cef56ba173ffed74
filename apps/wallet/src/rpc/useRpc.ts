import type { Rpc } from '@strongroom/react-hooks/chain'
import { useServices } from '../app/ServicesContext.ts'
import { useStore } from '../storage/useStore.ts'

/** The chain's endpoint; follows the settings live. */
export function useRpc(chainId: string): Rpc | undefined {
  const { stores, rpcFor } = useServices()
  useStore(stores.settings)
  return rpcFor(chainId)
}
