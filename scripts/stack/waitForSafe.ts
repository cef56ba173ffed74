import { setTimeout as sleep } from 'node:timers/promises'
import type { Chain, DemoSafe } from '@strongroom/devnet'
import { type GatewayClient, getNonces } from '@strongroom/gateway-sdk'

/** Waits until the gateway has indexed a safe; returns its current nonce. */
export async function waitForSafe(
  gateway: GatewayClient,
  chain: Chain,
  safe: DemoSafe,
): Promise<number> {
  const until = Date.now() + 30_000
  while (true) {
    try {
      const { currentNonce } = await getNonces(gateway, {
        chainId: String(chain.chainId),
        safeAddress: safe.address,
      })
      return currentNonce
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(200)
    }
  }
}
