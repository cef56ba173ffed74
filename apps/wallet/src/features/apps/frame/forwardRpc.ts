import { type Rpc, RpcCallError } from '@strongroom/react-hooks/chain'
import { BridgeError, type RpcRequest } from '@strongroom/safe-apps-bridge/host'

/**
 * Sends an app's read to the owner's endpoint. A revert keeps its data, which
 * apps decode; any other text of a node could name the owner's endpoint.
 *
 * @throws BridgeError with a fixed text.
 */
export async function forwardRpc(
  rpc: Rpc | undefined,
  { method, params }: RpcRequest,
  signal: AbortSignal,
): Promise<unknown> {
  if (rpc === undefined)
    throw new BridgeError('The wallet has no RPC endpoint for this network.', {
      code: 4900,
    })
  try {
    return await rpc.request({ method, params, signal })
  } catch (error) {
    if (!(error instanceof RpcCallError)) throw error
    const { data, code } = error
    if (typeof data === 'string' && /^0x[0-9a-f]*$/i.test(data))
      throw new BridgeError('execution reverted', { code: 3, data })
    throw new BridgeError('Request failed', { code })
  }
}
