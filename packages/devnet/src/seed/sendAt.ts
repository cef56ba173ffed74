import type { Address, Hex, Log } from 'viem'
import type { ChainClient } from '../chainClient.ts'
import { DevnetError } from '../errors.ts'

export interface SeedCall {
  from: Address
  to: Address
  data?: Hex
  value?: bigint
}

export interface SeedReceipt {
  transactionHash: Hex
  status: Hex
  logs: Log[]
}

/** Sends one transaction in a block of the given time (seconds) and waits. */
export async function sendAt(
  client: ChainClient,
  timestamp: number,
  { from, to, data = '0x', value = 0n }: SeedCall,
): Promise<SeedReceipt> {
  await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) })
  const receipt = await client.request<{
    Method: 'eth_sendTransactionSync'
    Parameters: [Record<string, Hex>]
    ReturnType: SeedReceipt
  }>({
    method: 'eth_sendTransactionSync',
    params: [
      { from, to, data, value: `0x${value.toString(16)}`, gas: '0x1e8480' },
    ],
  })
  if (receipt.status !== '0x1')
    throw new DevnetError(`Seeding failed in ${receipt.transactionHash}.`)
  return receipt
}
