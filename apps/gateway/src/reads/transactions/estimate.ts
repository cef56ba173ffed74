import type { Estimation, EstimationBody } from '@strongroom/gateway-sdk'
import type { Hex } from 'viem'
import { estimateGas } from 'viem/actions'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { readNonces } from '../safes/readNonces.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'

/**
 * Gas for the inner call. Zero where safes pass all gas on: on L2 chains, and
 * for delegatecalls, which no node can estimate from outside.
 *
 * @throws RefusalError `simulation-failed` when the call fails.
 */
export async function estimate(
  gateway: Gateway,
  { chainId, record }: ChainConfig,
  safe: SafeRecord,
  body: EstimationBody,
): Promise<Estimation> {
  const nonces = await readNonces(gateway.db, safe)
  if (record.l2 || body.operation === 1) return { ...nonces, safeTxGas: '0' }
  try {
    const gas = await estimateGas(clientOf(gateway, chainId), {
      account: safe.state.safe,
      to: body.to,
      value: BigInt(body.value),
      data: (body.data ?? '0x') as Hex,
    })
    return { ...nonces, safeTxGas: gas.toString() }
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    throw new RefusalError('simulation-failed', 'Gas estimation failed')
  }
}
