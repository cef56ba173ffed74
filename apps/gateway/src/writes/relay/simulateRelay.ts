import { type Address, type Client, numberToHex } from 'viem'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { mostGas } from './limits.ts'
import type { RelayCall } from './RelayCall.ts'
import { relayRefusal } from './refusals.ts'

const failed = () => relayRefusal('SIMULATION_FAILED', 'Simulation failed')

/**
 * Runs the call without sending it. An execution must also succeed inside.
 *
 * @throws RefusalError `not-relayed` when it would fail.
 */
export async function simulateRelay(
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
