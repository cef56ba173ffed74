import { parseEther } from 'viem'
import type { Program } from '../../scripts/consumers/startProgram.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { serveTutorial } from '../support/serveTutorial.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

// A stranger's app: the tutorial, followed from the template with the packages as
// published.
let site: Program

test.beforeAll(async ({ stack }) => {
  test.setTimeout(300_000)
  site = await serveTutorial('your-first-embedded-app', {
    VITE_WALLETS: stack.walletUrl,
  })
})
test.afterAll(() => site?.stop())

const recipient = '0xc0ffee254729296a45a3885639AC7E10F9d54979'

test('default: an owner declines a payment, then signs; another executes, and the app says so', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const before = await chain.getBalance({ address: recipient })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/apps', safe))
  await page.getByLabel('App address').fill(site.url)
  await page.getByRole('button', { name: 'Check app' }).click()
  await page.getByRole('button', { name: 'Add app' }).click()
  await page.getByRole('link', { name: 'Open Tip' }).click()
  await page.getByRole('button', { name: 'Open app' }).click()
  const app = page.frameLocator('iframe.sr-app-frame-app')
  await expect(app.getByText('2 of 3 owners confirm')).toBeVisible()
  await app.getByLabel('Recipient').fill(recipient)
  await app.getByLabel('Amount').fill('0.001')
  const send = app.getByRole('button', { name: 'Propose payment' })
  await send.click()
  await expect(page.getByText('Send 0.001 ETH').first()).toBeVisible()
  await page.goBack()
  await expect(app.getByText('Declined.')).toBeVisible()
  expect(wallet.prompts(), 'declining signs nothing').toBe(0)
  await send.click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(
    app.getByText('Signed. Waiting for the other owners …'),
  ).toBeVisible()
  expect(wallet.prompts()).toBe(1)

  const queue = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/safes/${safe}/transactions/queued`,
  )
  const [safeTxHash] = (await queue.text()).match(/0x[0-9a-f]{64}/u) ?? []
  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, `${safeTxHash}`))
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  await expect(app.getByText('Paid.', { exact: true })).toBeVisible()
  expect(await chain.getBalance({ address: recipient })).toBe(
    before + parseEther('0.001'),
  )
})

test('error: outside of a wallet the page says where to open it', async ({
  personOf,
}) => {
  const { page } = await personOf('Bob')
  await page.goto(site.url)
  await expect(
    page.getByRole('heading', { name: 'Open me in a wallet' }),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Propose payment' }),
  ).toHaveCount(0)
})
