import type { RelayBody, RelayTask } from '@strongroom/gateway-sdk/schemas'
import type { Hex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { readQuantity } from '../../platform/rpc/readQuantity.ts'
import { checkRelay } from './checkRelay.ts'
import { reserveRelay } from './reserveRelay.ts'
import { simulateRelay } from './simulateRelay.ts'

/**
 * Queues a call to be sent at our cost, after it was found to be of a kind we
 * pay for, to succeed, and to be within the day's allowance.
 *
 * @throws RefusalError `not-offered` without a relayer, `not-relayed` with the
 * reason, `allowance-used-up`.
 */
export async function relayTransaction(
  gateway: Gateway,
  { chainId, relayer }: ChainConfig,
  body: RelayBody,
): Promise<RelayTask> {
  if (relayer === undefined) {
    throw new RefusalError(
      'not-offered',
      'Relaying is not available on this chain',
    )
  }
  const { db, config } = gateway
  const call = { to: body.to, data: body.data.toLowerCase() as Hex }
  const addresses = await checkRelay(gateway, chainId, call, body.version)
  const client = clientOf(gateway, chainId)
  const { address } = relayer
  const [balance] = await Promise.all([
    readQuantity(client, 'eth_getBalance', address),
    simulateRelay(client, address, call),
  ])
  if (balance === 0n)
    throw new RefusalError('not-offered', 'The relayer has no funds')
  const taskId = await reserveRelay(db, {
    ...call,
    chainId,
    gasLimit: body.gasLimit ?? '0',
    addresses,
    limit: config.relayLimit,
    now: gateway.now(),
  })
  return { taskId }
}
