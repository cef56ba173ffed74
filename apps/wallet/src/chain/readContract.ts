import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
} from 'viem'
import type { Rpc } from '../rpc/createRpc.ts'

/** One typed `eth_call` of a view function. */
export async function readContract<
  const abi extends Abi,
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
>(
  rpc: Rpc,
  call: {
    abi: abi
    address: Address
    functionName: name
    args?: args
    block?: string
    signal?: AbortSignal
  },
): Promise<ContractFunctionReturnType<abi, 'pure' | 'view', name, args>> {
  const { abi, address, functionName, args = [], block = 'latest' } = call
  const data = encodeFunctionData({ abi, functionName, args } as never)
  const result = await rpc.request({
    method: 'eth_call',
    params: [{ to: address, data }, block],
    ...(call.signal ? { signal: call.signal } : {}),
  })
  return decodeFunctionResult({
    abi,
    functionName,
    args,
    data: result as Hex,
  } as never) as never
}
