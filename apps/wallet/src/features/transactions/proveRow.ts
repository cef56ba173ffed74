import {
  type GatewayClient,
  getTransactionDetails,
} from '@strongroom/gateway-sdk'
import type { RpcPort, StatusWord } from '@strongroom/react-hooks'
import { reviewTransaction } from '@strongroom/react-hooks/sign'
import type { Address } from 'viem'

interface RowParameters {
  readonly chainId: string
  readonly safeAddress: Address
  readonly transactionId: string
  readonly rpc: RpcPort
  readonly signal: AbortSignal
}

/** State of a row: by the chain, and `confirmed` where the policy lets nobody run it. */
export async function proveRow(
  gateway: GatewayClient,
  row: RowParameters,
): Promise<StatusWord | 'confirmed' | 'claimed'> {
  const { chainId, transactionId, signal } = row
  const details = await getTransactionDetails(gateway, {
    chainId,
    transactionId,
    signal,
  })
  const { verification, payload } = await reviewTransaction({ ...row, details })
  const word = verification.proven?.word
  return word === 'ready' && !payload ? 'confirmed' : (word ?? 'claimed')
}
