import type { Rpc } from '@strongroom/react-hooks/chain'
import type { Hex } from 'viem'

/** Polls until a transaction is mined; returns whether it succeeded. */
export async function waitForReceipt(
  rpc: Rpc,
  hash: Hex,
  signal: AbortSignal,
  pause = 1_000,
): Promise<boolean> {
  for (;;) {
    signal.throwIfAborted()
    const receipt = (await rpc.request({
      method: 'eth_getTransactionReceipt',
      params: [hash],
      signal,
    })) as null | { status: Hex }
    if (receipt !== null) return BigInt(receipt.status) === 1n
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
