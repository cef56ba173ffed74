import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave } = ownerAccounts

test('a refusal in the wallet clears the pending state', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: Dave,
    value: parseEther('2'),
    nonce: 0n,
    signers: [Alice, Bob],
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, transactionLink(safe, safeTxHash))
  wallet.rejectNext('eth_sendTransaction')
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText('You declined.')).toBeVisible()
  await expect(page.getByText(/^Executing nonce/)).toBeHidden()
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 0n })

  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^Send 2 ETH to /)
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await readExecuted(chain, safe)).toEqual([safeTxHash])
  await expect(title).toHaveText(/^Sent 2 ETH to /)
  await expect(page).toHaveTitle(/^Sent 2 ETH to .+ · Strongroom$/)
})

test('refuses a transaction that would fail', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: Dave,
    value: parseEther('50'),
    nonce: 0n,
    signers: [Alice, Bob],
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, transactionLink(safe, safeTxHash))
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(
    page.getByText('The chain says that this transaction would fail now.'),
  ).toBeVisible()
  expect(wallet.prompts()).toBe(0)
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 0n })
})

test('any account may execute, only owners may confirm', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const transfer = { safe, to: Dave, value: 1n, nonce: 0n } as const
  const open = await proposeTransfer(stack, { ...transfer, signers: [Alice] })
  const dave = await personOf('Dave')
  const { page, wallet } = dave
  await openConnected(dave, transactionLink(safe, open))
  const sign = page.getByRole('button', { name: 'Sign', exact: true })
  await expect(sign).toHaveAccessibleDescription(
    'The connected account is not an owner of this safe.',
  )
  await expect(page.getByText('Read only')).toBeVisible()

  await proposeTransfer(stack, { ...transfer, signers: [Bob] })
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(wallet.prompts()).toBe(1)
  expect(await readExecuted(chain, safe)).toEqual([open])
})
