import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chain, DemoSafe } from '@strongroom/devnet'
import {
  addDelegate,
  createGatewayClient,
  type GatewayClient,
  getNonces,
  getSafeMessages,
  proposeSafeMessage,
} from '@strongroom/gateway-sdk'
import {
  getDelegateTypedData,
  getSafeMessageTypedData,
  getTotp,
  hashMessageDigest,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, stringify } from 'viem'
import { demoProposals } from './demoProposals.ts'
import { propose } from './propose.ts'

/** Waits until the gateway has indexed a safe; returns its current nonce. */
async function waitForSafe(
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

const [alice, bob, , , erin] = [0, 1, 2, 3, 4] as const

/**
 * Gives Treasury a message that waits for a second signature, and a delegate
 * who may propose for Bob; other safes stay unchanged.
 */
async function demoMessages(
  gateway: GatewayClient,
  chain: Chain,
  safe: DemoSafe,
): Promise<void> {
  if (safe.name !== 'Treasury') return
  const chainId = String(chain.chainId)
  const account = (index: number) => chain.accounts[index] as Address
  const sign = (index: number, typedData: object) =>
    chain.client.request({
      method: 'eth_signTypedData_v4',
      params: [account(index), stringify(typedData)],
    }) as Promise<Hex>
  const message = 'Treasury approves the budget of the coming year.'
  const place = { chainId, safeAddress: safe.address }
  // A start that was cut short may have left it; twice is refused.
  if ((await getSafeMessages(gateway, place)).results.length === 0) {
    await proposeSafeMessage(gateway, {
      ...place,
      message,
      signature: await sign(
        alice,
        getSafeMessageTypedData(
          { chainId: chain.chainId, safe: safe.address, version: safe.version },
          hashMessageDigest(message),
        ),
      ),
    })
  }
  const delegate = account(erin)
  await addDelegate(gateway, {
    chainId,
    safe: safe.address,
    delegate,
    delegator: account(bob),
    label: 'Bookkeeper',
    signature: await sign(
      bob,
      getDelegateTypedData({
        chainId: chain.chainId,
        delegate,
        totp: getTotp(Date.now()),
      }),
    ),
  })
}

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
