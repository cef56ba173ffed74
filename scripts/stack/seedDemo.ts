import { existsSync, writeFileSync } from 'node:fs'
import type { Chain } from '@strongroom/devnet'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { demoMessages } from './demoMessages.ts'
import { demoProposals } from './demoProposals.ts'
import { propose } from './propose.ts'
import { waitForSafe } from './waitForSafe.ts'

export interface DemoOptions {
  chains: readonly Chain[]
  gatewayUrl: string
  /** File that marks that the demo data is there. */
  marker: string
  onStep(text: string): void
}

/**
 * Fills the queues and messages of the demo safes through the gateway's own API, with
 * signatures of the chains' unlocked accounts. Runs once per data folder.
 */
export async function seedDemo({
  chains,
  gatewayUrl,
  marker,
  onStep,
}: DemoOptions): Promise<void> {
  if (existsSync(marker)) return
  onStep('Adding demo data …')
  const gateway = createGatewayClient({ baseUrl: gatewayUrl })
  for (const chain of chains) {
    for (const safe of chain.safes) {
      const nonce = await waitForSafe(gateway, chain, safe)
      for (const proposal of demoProposals(chain, safe)) {
        await propose(gateway, chain, safe, {
          ...proposal,
          nonce: nonce + proposal.offset,
        })
      }
      await demoMessages(gateway, chain, safe)
    }
  }
  writeFileSync(marker, new Date().toISOString())
}
