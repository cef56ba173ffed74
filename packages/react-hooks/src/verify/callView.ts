import type { Address } from 'viem'
import { ask } from './ask.ts'
import type { RpcPort } from './RpcPort.ts'

/** `eth_call` of a view function on the latest block; `data` without `0x`. */
export function callView(
  rpc: RpcPort,
  to: Address,
  data: string,
  signal?: AbortSignal | undefined,
) {
  return ask(rpc, 'eth_call', [{ to, data: `0x${data}` }, 'latest'], signal)
}
