import { setTimeout as sleep } from 'node:timers/promises'
import type { Chain } from '@strongroom/devnet'
import { type Address, type Hex, TransactionReceiptNotFoundError } from 'viem'
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
  for (let attempt = 0; ; attempt++) {
    try {
      const { status } = await chain.client.getTransactionReceipt({ hash })
      if (status === 'success') return hash
      throw new Error(`${hash} reverted`)
    } catch (error) {
      const early = error instanceof TransactionReceiptNotFoundError
      if (!early || attempt > 500) throw error
      await sleep(5)
    }
  }
}
