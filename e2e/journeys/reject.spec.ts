import { hashTypedData, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts
const transfer = { to: Dave, value: parseEther('3'), nonce: 0n } as const

test('a rejection at the same nonce voids the transfer', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    ...transfer,
    safe,
    signers: [Alice],
  })
  const before = await chain.getBalance({ address: Dave })

  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, safeTxHash))
  await bob.page.getByRole('link', { name: 'Reject' }).click()
  await expect(
    bob.page.getByText('Reject: cancels every transaction with nonce 0'),
  ).toBeVisible()
  await bob.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await bob.page.waitForURL('**/transactions/tx?*')
  const rejection = bob.page.url().slice(-66)
  expect(rejection).not.toBe(safeTxHash)
  await bob.page.goto(transactionLink(safe, safeTxHash))
  await expect(
    bob.page.getByText(/^The gateway says: .+ has signed a rejection/),
  ).toBeVisible()

  const carol = await personOf('Carol')
  await openConnected(carol, walletLink('/transactions/queue', safe))
  const conflict = carol.page.getByRole('region', {
    name: 'Both use nonce 0.',
  })
  await expect(conflict.getByRole('article')).toHaveCount(2)
  await conflict
    .getByRole('article')
    .filter({ hasText: 'Reject #0' })
    .getByRole('link', { name: 'Confirm' })
    .click()
  await carol.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(
    carol.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()

  expect(await readExecuted(chain, safe)).toEqual([rejection])
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
  expect(await chain.getBalance({ address: Dave })).toBe(before)
  expect(await chain.getBalance({ address: safe })).toBe(parseEther('10'))
  await carol.page.goto(walletLink('/transactions/queue', safe))
  await expect(carol.page.getByText('No pending transactions')).toBeVisible()
})

test('another payment with the same nonce replaces a waiting one @long', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 1 })
  const waiting = await proposeTransfer(stack, {
    ...{ ...transfer, safe, signers: [Alice] },
  })
  const before = await chain.getBalance({ address: Dave })
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, transactionLink(safe, waiting))
  await page.getByRole('link', { name: 'Reject' }).click()
  await page
    .getByRole('link', { name: 'Send something else with this nonce' })
    .click()
  const nonce = page.getByLabel('Nonce')
  await expect(nonce).toHaveValue('0')
  // The next free one is a press away, and typing it again another.
  await page.getByRole('button', { name: 'Use 1' }).click()
  await expect(nonce).toHaveValue('1')
  await nonce.fill('0')
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('0.5')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('0.5'),
  )
  expect(await readExecuted(chain, safe)).not.toContain(waiting)
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(page.getByText('No pending transactions')).toBeVisible()
})

test('the proposer deletes a proposal', async ({ stack, personOf }) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    ...transfer,
    safe,
    signers: [Alice],
  })
  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, safeTxHash))
  await expect(bob.page.getByRole('link', { name: 'Reject' })).toBeVisible()
  await expect(bob.page.getByRole('button', { name: 'Delete' })).toBeHidden()

  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, transactionLink(safe, safeTxHash))
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  const { reached, release } = wallet.holdNext('eth_signTypedData_v4')
  await dialog.getByRole('button', { name: 'Sign and delete' }).click()
  await reached
  const [asked] = wallet.requests.filter(
    ({ method }) => method === 'eth_signTypedData_v4',
  )
  await expect(
    dialog.getByRole('group', { name: 'Hash of the deletion' }),
  ).toContainText(hashTypedData(JSON.parse(`${asked?.params[1]}`)))
  release()
  await expect(page.getByText('No pending transactions')).toBeVisible()
  expect(wallet.count('eth_signTypedData_v4')).toBe(1)
  expect(wallet.prompts()).toBe(1)
  const answer = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/transactions/${safeTxHash}`,
  )
  expect(answer.status).toBe(404)
})

test('a link to reject that names no proper nonce rejects nothing @long', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  await openConnected(bob, walletLink('/transactions/queue', safe))
  for (const nonce of [
    '-1',
    '0x1',
    '1.5',
    '1e3',
    '１',
    '9'.repeat(90),
    '[0]',
  ]) {
    await page.goto(walletLink('/transactions/reject', safe, { nonce }))
    await expect(page.getByText('There is nothing to reject')).toBeVisible()
  }
  expect(wallet.prompts()).toBe(0)
})
