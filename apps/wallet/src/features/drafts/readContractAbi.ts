import {
  type GatewayClient,
  getContract,
  isGatewayError,
} from '@strongroom/gateway-sdk'
import type { Rpc } from '@strongroom/react-hooks/chain'
import type { AbiFunction, Address } from 'viem'
import { readFunctions } from './readAbi.ts'
import { type ContractCode, readProxy } from './readProxy.ts'

/** Facts about a contract that is to be called. */
export interface KnownContract {
  /** Code and proxy on the chain; undefined where it could not be asked. */
  code: ContractCode | undefined
  /** Functions by the gateway: claims, since only the bytecode is on the chain. */
  functions: readonly AbiFunction[]
  /** Name of the code by the gateway: a claim too. */
  name: string | undefined
  /** Whether the gateway could not be asked, so that functions may be missing. */
  isIncomplete: boolean
}

const isMissing = (error: unknown) =>
  isGatewayError(error) && 'status' in error && error.status === 404

/** Reads a contract's functions from the gateway, those behind a proxy included. */
export async function readContractAbi(
  {
    gateway,
    rpcs: [rpc, second],
    chainId,
    address,
  }: {
    gateway: GatewayClient
    /** Two sources; the second is asked where there is one. */
    rpcs: readonly [Rpc | undefined, Rpc | undefined]
    chainId: string
    address: Address
  },
  signal: AbortSignal,
): Promise<KnownContract> {
  let isIncomplete = false
  const read = async (contractAddress: Address) => {
    try {
      return await getContract(gateway, { chainId, contractAddress, signal })
    } catch (error) {
      // A contract that the gateway does not know has no functions here.
      if (!isMissing(error)) isIncomplete = true
      return undefined
    }
  }
  const code = rpc
    ? await readProxy([rpc, second], address, signal).catch(() => undefined)
    : undefined
  const addresses = [
    ...(code?.implementation ? [code.implementation] : []),
    address,
  ]
  const found = await Promise.all(addresses.map(read))
  const [first] = found.filter((contract) => contract !== undefined)
  return {
    code,
    functions: found.flatMap((contract) =>
      readFunctions(contract?.contractAbi),
    ),
    name: first?.displayName || first?.name || undefined,
    isIncomplete,
  }
}
