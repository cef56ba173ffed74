import { createFakeWallet } from '@strongroom/connectors/testing'
import { createSafeTransaction } from '@strongroom/safe-protocol'
import { createBundle } from '@strongroom/safe-protocol/bundle'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openBundles } from '../../storage/bundleStore.ts'
import { createFakeChain } from '../../testing/createFakeChain.ts'
import { createOpenSafe } from '../../testing/createOpenSafe.ts'
import { renderInSafe } from '../../testing/renderInSafe.tsx'
import { addBundle } from '../bundles/bundleStore.ts'
import { BundlePage } from './BundlePage.tsx'

// Test keys, made up of a repeated byte.
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)

const safe = createOpenSafe([owner.address, other.address])

test.each([
  [
    'transaction',
    { transaction: createSafeTransaction({ to: owner.address, nonce: 4n }) },
  ],
  ['message', { message: 'I agree to the terms.' }],
] as const)(
  'behavior: keeps the hand-over dialog of a %s open after signing',
  async (_, subject) => {
    const bundle = createBundle({
      ...subject,
      ...{ chainId: safe.chainId, safe: safe.address, safeVersion: '1.4.1' },
    })
    const wallet = createFakeWallet({ accounts: [owner] })
    const { services } = await renderInSafe(<BundlePage />, {
      safe,
      wallet,
      rpc: createFakeChain({
        ...{ chainId: 1337, safe: safe.address, owners: safe.owners },
        ...{ threshold: 2, nonce: 4n, version: '1.4.1' },
      }),
      path: `/transactions/bundle?safe=${safe.ref}&id=${bundle.hash}`,
    })
    await addBundle(openBundles(services.stores), bundle)
    const handOver = page.getByRole('button', { name: 'Hand over' })
    // Opens the dialog in the moment in which the signature is stored, before it is checked.
    const opened = new Promise<void>((resolve) => {
      const stop = openBundles(services.stores).subscribe(() => {
        stop()
        handOver
          .element()
          .dispatchEvent(new MouseEvent('click', { bubbles: true }))
        resolve()
      })
    })
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await opened
    await expect
      .element(page.getByText('Without the gateway: 1 signature'))
      .toBeVisible()
    await expect
      .element(page.getByRole('dialog', { name: 'Hand over' }))
      .toBeVisible()
  },
)
