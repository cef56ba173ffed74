import type { Program } from '../../scripts/consumers/startProgram.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { serveOwnWallet } from '../support/serveOwnWallet.ts'
import { expect, type Person, test } from '../support/test.ts'

// A stranger's wallet: the example, built from what would be published.
let site: Program

test.beforeAll(async ({ stack }) => {
  test.setTimeout(300_000)
  site = await serveOwnWallet(stack)
})
test.afterAll(() => site?.stop())

async function connect({ page, wallet }: Person): Promise<void> {
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: wallet.name }).click()
  await expect(dialog).toBeHidden()
}

test('default: an owner connects, finds her safe and reads its queue', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  await proposeTransfer(stack, {
    safe,
    to: '0x000000000000000000000000000000000000dEaD',
    value: 10n ** 16n,
    nonce: 0n,
    signers: [alice.wallet.account],
  })
  await connect(alice)
  const { page } = alice
  await page.getByRole('button', { name: `Open ${safe}` }).click()
  await expect(page.getByText('2 of 3 owners sign')).toBeVisible()
  await page.getByRole('article').getByRole('button').first().click()
  await expect(page.getByText('Send 0.01 ETH').first()).toBeVisible()
  expect(alice.wallet.prompts()).toBe(0)
})
