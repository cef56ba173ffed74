import { parseEther } from 'viem'
import { createChainReader } from '../support/chainReader.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts

test('a safe of version 1.3.0 on the other chain', async ({
  stack,
  personOf,
}) => {
  const chain = createChainReader(stack.rpcUrls[2021])
  const safe = await createFundedSafe(stack, {
    chainId: 2021,
    owners: [Alice],
    threshold: 1,
  })
  const before = await chain.getBalance({ address: Dave })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/send', safe, {}, 'saigon'))
  expect(wallet.chainId).toBe(1337)
  await page.getByLabel('Recipient').fill(`geth:${Dave}`)
  await expect(page.getByText('but this safe is on “saigon”')).toBeVisible()
  await page.getByLabel('Recipient').fill(`saigon:${Dave}`)
  await page.getByLabel('Amount').fill('2.5')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText(/Send\s+2\.5\s*RON/)).toBeVisible()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()

  expect(wallet.chainId, 'the wallet was asked to switch').toBe(2021)
  // The only signer approves by sending.
  expect(wallet.prompts()).toBe(1)
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('2.5'),
  )
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
})
