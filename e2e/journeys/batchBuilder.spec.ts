import { demoOwners, devTokens } from '@strongroom/devnet'
import { type Address, erc20Abi } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

test('the builder asks the wallet for an ABI, and keeps its library there @long', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const other = await createFundedSafe(stack)
  const { usd } = devTokens()
  await fundWithToken(stack, safe, usd, 5n)
  const alice = await personOf('Alice')
  const { page, context } = alice
  const app = page.frameLocator('iframe.sr-app-frame-app')
  // The gateway names a function that reads, one that pays, and one too many.
  await context.route(`${stack.gatewayUrl}/v1/chains/*/contracts/*`, (route) =>
    route.request().url().includes(usd)
      ? route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: {
            address: usd,
            name: 'Coin\u202e',
            displayName: 'Coin\u202e',
            contractAbi: [
              ...erc20Abi.filter(({ name }) => name === 'transfer'),
              { type: 'function', name: '<b>', inputs: [] },
            ],
            trustedForDelegateCall: false,
          },
        })
      : route.fallback(),
  )
  await openConnected(alice, walletLink('/apps', safe))
  const open = async (of: Address) => {
    await page.goto(
      walletLink('/apps/open', of, { appUrl: stack.sampleAppUrl }),
    )
    await app.getByRole('tab', { name: 'Builder' }).click()
  }
  await open(safe)
  await test.step('a call of a method that the gateway knows', async () => {
    await app.getByLabel('Contract', { exact: true }).fill(usd)
    await expect(
      app.getByText('ABI according to the wallet’s gateway'),
    ).toBeVisible()
    await app.getByLabel(/\(address\)$/).fill(demoOwners.Dave)
    await app.getByLabel(/\(uint256\)$/).fill('5')
    await app.getByRole('button', { name: 'Add to the batch' }).click()
    await app.getByLabel('Contract', { exact: true }).fill(demoOwners.Erin)
    await expect(app.getByText('The wallet knows no ABI for it')).toBeVisible()
  })
  await test.step('a batch is kept, for this safe alone', async () => {
    await app.getByRole('button', { name: 'Library' }).click()
    await expect(
      app.getByText('the wallet keeps for this app and this safe'),
    ).toBeVisible()
    await app.getByLabel('Name').fill('Rent')
    await app.getByRole('button', { name: 'Save the batch' }).click()
    await expect(app.getByText('“Rent” is in the library.')).toBeVisible()
    await open(other)
    await app.getByRole('button', { name: 'Library' }).click()
    await expect(app.getByText('No saved batches')).toBeVisible()
    await open(safe)
    await app.getByRole('button', { name: 'Library' }).click()
    await app.getByRole('button', { name: 'Open Rent' }).click()
    await app.getByRole('button', { name: 'Propose the call' }).click()
    await expect(page.getByText(/Send 0\.000005 USD/)).toBeVisible()
    await page.goBack()
  })
})
