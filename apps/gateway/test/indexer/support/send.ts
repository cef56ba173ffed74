import type { Chain } from '@strongroom/devnet'
import type { Address, Hex } from 'viem'
import { alice } from './accounts.ts'

export interface SendOptions {
  from?: Address
  to?: Address | null
  data?: Hex
  value?: bigint
}

/** Sends from an unlocked account and waits until it is mined. */
export async function send(
  chain: Pick<Chain, 'client'>,
  { from = alice.address, to = null, data = '0x', value = 0n }: SendOptions,
): Promise<Hex> {
  const hash = await chain.client.sendTransaction({
    account: from,
    to,
    data,
    value,
    gas: 3_000_000n,
  })
  const receipt = await chain.client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error(`${hash} reverted`)
  return hash
}
