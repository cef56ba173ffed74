import type { Address } from 'viem'
import type { RpcPort } from './RpcPort.ts'

/** `eth_call` of a view function on the latest block; `data` without `0x`. */
export function callView(rpc: RpcPort, to: Address, data: string) {
  return rpc.request({
    method: 'eth_call',
    params: [{ to, data: `0x${data}` }, 'latest'],
  })
}
