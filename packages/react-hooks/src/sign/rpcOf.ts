import type { RpcPort } from '../verify/RpcPort.ts'
import { RefusedError } from './RefusedError.ts'
import type { SigningConfig } from './SigningConfig.ts'

/**
 * The owner's node of a chain.
 *
 * @throws RefusedError `unavailable` without one: nothing could be verified.
 */
export function rpcOf({ chains }: SigningConfig, chainId: string): RpcPort {
  const found = chains.find((chain) => chain.chainId === chainId)
  if (found !== undefined) return found.rpc
  const cause = new TypeError(`There is no RPC for chain ${chainId}.`)
  throw new RefusedError('unavailable', { problems: [{ kind: 'rpc', cause }] })
}
