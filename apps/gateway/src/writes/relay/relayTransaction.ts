import type { RelayBody, RelayTask } from '@strongroom/gateway-sdk'
import { type Address, type Client, type Hex, numberToHex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { readQuantity } from '../../platform/rpc/readQuantity.ts'
import { reserveRelay } from './allowance.ts'
import { checkRelay, type RelayCall, relayRefusal } from './checkRelay.ts'
import { mostGas } from './Relayer.ts'

const failed = () => relayRefusal('SIMULATION_FAILED', 'Simulation failed')

/**
 * Runs the call without sending it. An execution must also succeed inside.
 *
 * @throws RefusalError `not-relayed` when it would fail.
 */
async function simulateRelay(
  client: Client,
  from: Address,
  { to, data }: RelayCall,
): Promise<void> {
  let result: unknown
  try {
    // viem's own call would fetch from any URL that a contract names.
    result = await client.request({
      method: 'eth_call',
      params: [{ from, to, data, gas: numberToHex(mostGas) }, 'latest'],
    })
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    throw failed()
  }
  // With a refund, an execution pays and succeeds when its call fails.
  if (data.startsWith('0x6a761202') && !/^0x0*1$/.test(String(result))) {
    throw failed()
  }
}

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
