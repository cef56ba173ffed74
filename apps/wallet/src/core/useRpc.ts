import type { Rpc } from '@strongroom/react-hooks/chain'
import { useStore } from '../storage/useStore.ts'
import { useServices } from './useServices.ts'

/** The chain's endpoint; follows the settings live. */
export function useRpc(chainId: string): Rpc | undefined {
  const { stores, rpcFor } = useServices()
  useStore(stores.settings)
  return rpcFor(chainId)
}
