import { getContract } from '@strongroom/gateway-sdk'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { AbiFunction, Address } from 'viem'
import { readUint, toAddress } from '../../chain/abiWords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { readFunctions } from './readAbi.ts'

/** Slot of the implementation behind a proxy (EIP-1967). */
const implementationSlot =
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
/** Code of a minimal proxy (EIP-1167), with the implementation in it. */
const minimalProxy =
  /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/i

/** What the chain has at an address: code, and the implementation of a proxy. */
async function readCode(rpc: Rpc, address: Address, signal: AbortSignal) {
  const ask = (method: string, ...params: unknown[]) =>
    rpc.request({ method, params: [address, ...params, 'latest'], signal })
  const code = String(await ask('eth_getCode'))
  const [, minimal] = minimalProxy.exec(code) ?? []
  if (minimal)
    return { hasCode: true, implementation: toAddress(BigInt(`0x${minimal}`)) }
  const word = readUint(await ask('eth_getStorageAt', implementationSlot))
  return {
    hasCode: code !== '0x',
    implementation:
      word > 0n && word < 2n ** 160n ? toAddress(word) : undefined,
  }
}

/** What is known about a contract that is to be called. */
interface KnownContract {
  /** False where the chain has no code; undefined where it could not be asked. */
  hasCode: boolean | undefined
  /** Contract whose code a proxy runs, by the chain. */
  implementation: Address | undefined
  /** Functions by the gateway: claims, since only the bytecode is on the chain. */
  functions: readonly AbiFunction[]
}

/** Reads a contract's functions from the gateway, those behind a proxy included. */
export function useContractAbi(address: Address | null) {
  const { gateway } = useServices()
  const { chainId } = useOpenSafe()
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'contract-abi', chainId, rpc?.url, address],
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
              ? await readCode(rpc, address, signal).catch(() => undefined)
              : undefined
            const addresses = [
              ...(code?.implementation ? [code.implementation] : []),
              address,
            ]
            const lists = await Promise.all(addresses.map(functionsOf))
            return {
              hasCode: code?.hasCode,
              implementation: code?.implementation,
              functions: lists.flat(),
            }
          },
    staleTime: 60_000,
    retry: false,
  })
}
