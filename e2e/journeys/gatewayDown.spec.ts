import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts

test('while the gateway is down the chain still answers and signing stays off', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: Dave,
    value: 1n,
    nonce: 0n,
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  await openConnected(bob, walletLink('/home', safe))
  await expect(page.getByText('2 of 3 owners')).toBeVisible()

  const { origin } = new URL(stack.gatewayUrl)
  const ofGateway = (url: URL) => url.origin === origin
  await context.route(ofGateway, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Can’t reach the gateway')).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByText('2 of 3 owners')).toBeVisible()
  await expectAccessible(page)
  await page.goto(transactionLink(safe, safeTxHash))
  await expect(
    page.getByText('This transaction could not be loaded'),
    // The page tries again for a while before it gives up.
  ).toBeVisible({ timeout: 45_000 })
  await expect(
    page.getByRole('button', { name: /^(?:Sign|Execute)/ }),
  ).toBeHidden()

  await context.unroute(ofGateway)
  await page.reload()
  // Bob's is the last approval.
  await expect(
    page.getByRole('button', { name: 'Execute', exact: true }),
  ).toBeEnabled()
  expect(wallet.prompts()).toBe(0)
})
