import { useMemo } from 'react'
import type { AbiFunction, Address } from 'viem'
import { openAbiStore } from '../storage/abiStore.ts'
import { useStore } from '../storage/useStore.ts'
import { useServices } from './useServices.ts'

/** ABIs that the owner added on a chain, as reviews take them; undefined for none. */
export function useOwnAbis(
  chainId: string,
): readonly { address: Address; abi: readonly AbiFunction[] }[] | undefined {
  const all = useStore(openAbiStore(useServices().stores))
  return useMemo(() => {
    const found = Object.entries(all).flatMap(([key, abi]) => {
      const [id, address] = key.split(':')
      return id === chainId ? [{ address: address as Address, abi }] : []
    })
    return found.length > 0 ? found : undefined
  }, [all, chainId])
}
