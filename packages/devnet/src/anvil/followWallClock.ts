import type { ChainClient } from '../chainClient.ts'

/**
 * Makes the next blocks carry the present time. Anvil's clock continues from
 * the last block, which lies in the past on a loaded or seeded chain.
 */
export async function followWallClock(client: ChainClient): Promise<void> {
  await client.request<{
    Method: 'evm_setTime'
    Parameters: [number]
    ReturnType: number
  }>({ method: 'evm_setTime', params: [Math.floor(Date.now() / 1000)] })
}
