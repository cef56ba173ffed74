import type { Address, Hex, Log } from 'viem'
import type { ChainClient } from '../chainClient.ts'
import { DevnetError } from '../errors.ts'

export interface Call {
  from: Address
  to: Address
  data?: Hex
  value?: bigint
  /** Time of the block, in seconds; the present without it. */
  timestamp?: number | undefined
}

export interface CallReceipt {
  transactionHash: Hex
  status: Hex
  logs: Log[]
}

/**
 * Sends one transaction from an unlocked account and waits for its receipt.
 *
 * @throws {DevnetError} when the transaction reverts.
 */
export async function send(
  client: ChainClient,
  { from, to, data = '0x', value = 0n, timestamp }: Call,
): Promise<CallReceipt> {
  if (timestamp !== undefined)
    await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) })
  const receipt = await client.request<{
    Method: 'eth_sendTransactionSync'
    Parameters: [Record<string, Hex>]
    ReturnType: CallReceipt
  }>({
    method: 'eth_sendTransactionSync',
    params: [
      { from, to, data, value: `0x${value.toString(16)}`, gas: '0x1e8480' },
    ],
  })
  if (receipt.status !== '0x1')
    throw new DevnetError(`Transaction ${receipt.transactionHash} reverted.`)
  return receipt
}
