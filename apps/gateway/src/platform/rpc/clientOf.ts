import type { Client } from 'viem'
import type { Gateway } from '../Gateway.ts'
import { RpcUnavailableError } from './isRpcUnavailable.ts'

/** The RPC client of a configured chain. */
export function clientOf({ rpc }: Gateway, chainId: string): Client {
  const client = rpc.get(chainId)
  if (client === undefined) throw new RpcUnavailableError()
  return client
}
