import { getContract } from '@strongroom/gateway-sdk'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { AbiFunction, Address } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { readFunctions } from './readAbi.ts'
import { type ContractCode, readProxy } from './readProxy.ts'

/** What is known about a contract that is to be called. */
interface KnownContract {
  /** What the chain has there; undefined where it could not be asked. */
  code: ContractCode | undefined
  /** Functions by the gateway: claims, since only the bytecode is on the chain. */
  functions: readonly AbiFunction[]
}

/** Reads a contract's functions from the gateway, those behind a proxy included. */
export function useContractAbi(address: Address | null) {
  const { gateway, secondRpcFor } = useServices()
  const { chainId } = useOpenSafe()
  const rpc = useRpc(chainId)
  const second = secondRpcFor(chainId)
  const urls = [rpc?.url, second?.url]
  return useQuery({
    queryKey: ['wallet', 'contract-abi', chainId, urls, address],
    queryFn:
      address === null
        ? skipToken
        : async ({ signal }): Promise<KnownContract> => {
            const functionsOf = async (contractAddress: Address) => {
              const parameters = { chainId, contractAddress, signal }
              // A contract that the gateway does not know has no functions here.
              const found = await getContract(gateway, parameters).catch(
                () => undefined,
              )
              return readFunctions(found?.contractAbi)
            }
            const code = rpc
              ? await readProxy([rpc, second], address, signal).catch(
                  () => undefined,
                )
              : undefined
            const addresses = [
              ...(code?.implementation ? [code.implementation] : []),
              address,
            ]
            const lists = await Promise.all(addresses.map(functionsOf))
            return { code, functions: lists.flat() }
          },
    staleTime: 60_000,
    retry: false,
  })
}
