import { type GatewayClient, getNonces } from '@strongroom/gateway-sdk'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { readNonce } from '../../../chain/readNonce.ts'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'
import { plausibleNonce } from '../../review/checkNonce.ts'

/** The nonce of a new transaction: after the queue, as far as that is plausible. */
export async function planNonce(
  gateway: GatewayClient,
  rpc: Rpc | undefined,
  { chainId, address, nonce }: OpenSafe,
): Promise<bigint> {
  const [onChain, recommended] = await Promise.all([
    rpc ? readNonce(rpc, address) : BigInt(nonce),
    getNonces(gateway, { chainId, safeAddress: address }).then(
      (nonces) => nonces.recommendedNonce,
      () => undefined,
    ),
  ])
  return plausibleNonce(onChain, recommended).nonce
}
