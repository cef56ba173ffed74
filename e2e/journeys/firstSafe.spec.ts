import { createChainClient } from '@strongroom/devnet'
import { type Address, getAddress, isAddress, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts

test('create a safe, propose, restart everything, confirm and execute', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const alice = await personOf('Alice')
  let safe: Address = Dave
  let safeTxHash = ''

  await test.step('Alice plans a 2-of-3 and sees its address', async () => {
    const { page, wallet } = alice
    await openConnected(alice, '/accounts')
    await page.getByRole('link', { name: 'Create a safe' }).first().click()
    await expect(page.getByLabel('Address of owner 1')).toHaveValue(Alice)
    await page.getByLabel('Safe name').fill('Journey')
    for (const [index, owner] of [Bob, Carol].entries()) {
      await page.getByRole('button', { name: 'Add owner' }).click()
      await page.getByLabel(`Address of owner ${index + 2}`).fill(owner)
    }
    await page.getByLabel('Confirmations needed').selectOption('2')
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(
      page.getByText('The address is free and verified'),
    ).toBeVisible()
    await expect(page.getByText(/^About 0\.\d+ ETH/)).toBeVisible()
    const planned = page.getByText(/^geth:0x[0-9a-fA-F]{40}$/).first()
    const before = await planned.textContent()
    // Neither a reload nor Back loses what was typed.
    await page.reload()
    await expect(planned).toHaveText(before ?? '')
    await page.goBack()
    await expect(page.getByLabel('Safe name')).toHaveValue('Journey')
    await expect(page.getByLabel('Address of owner 3')).toHaveValue(Carol)
    await page.goForward()
    await expect(
      page.getByText('The address is free and verified'),
    ).toBeVisible()
    const shown = await page
      .getByText(/^geth:0x[0-9a-fA-F]{40}$/)
      .first()
      .textContent()
    const address = shown?.replace('geth:', '') ?? ''
    if (!isAddress(address)) throw new Error(`No address is shown: ${shown}`)
    safe = getAddress(address)
    await expectAccessible(page)
    expect(wallet.prompts(), 'nothing was signed so far').toBe(0)
    expect(await chain.getCode({ address: safe })).toBeUndefined()
  })

  await test.step('the safe is deployed at that address', async () => {
    const { page, wallet } = alice
    await page.getByRole('button', { name: 'Create safe' }).click()
    await page.waitForURL(`**${walletLink('/home', safe)}`)
    expect(wallet.prompts()).toBe(1)
    expect(await readSafe(chain, safe)).toEqual({
      owners: [Alice, Bob, Carol],
      threshold: 2n,
      nonce: 0n,
    })
  })

  await test.step('Carol sends it 10', async () => {
    const client = createChainClient(1337, stack.rpcUrls[1337])
    const hash = await client.sendTransaction({
      account: Carol,
      to: safe,
      value: parseEther('10'),
    })
    await client.waitForTransactionReceipt({ hash })
  })

  await test.step('Alice proposes to send 1 to Dave', async () => {
    const { page, wallet } = alice
    await page.goto(walletLink('/send', safe))
    await page.getByLabel('Recipient').fill(Dave)
    await page.getByLabel('Amount').fill('1')
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(page.getByText(/Send\s+1\s*ETH/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.waitForURL('**/transactions/tx?*')
    safeTxHash = page.url().slice(-66)
    expect(wallet.count('eth_signTypedData_v4')).toBe(1)
    expect(wallet.prompts()).toBe(2)
  })

  await test.step('everything is stopped and started', async () => {
    await stack.restart()
    const { page } = alice
    await page.goto(walletLink('/transactions/queue', safe))
    await expect(page.getByText('Next to execute')).toBeVisible()
    await expect(
      page.getByRole('img', { name: '1 of 2 confirmations' }),
    ).toBeVisible()
    await page.goto(transactionLink(safe, safeTxHash))
    await expect(page.getByText('Signature verified')).toBeVisible()
    await expect(page.getByText('1 more confirmation is needed')).toBeVisible()
  })

  await test.step('Bob confirms and executes', async () => {
    const bob = await personOf('Bob')
    await openConnected(bob, walletLink('/transactions/queue', safe))
    await bob.page.getByRole('link', { name: 'Confirm' }).click()
    const before = await chain.getBalance({ address: Dave })
    await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(
      bob.page.getByText(/^Done\. Executed in block \d+/),
    ).toBeVisible()
    // Sending it is the last confirmation.
    expect(bob.wallet.requests.map(({ method }) => method)).toContain(
      'eth_sendTransaction',
    )
    expect(bob.wallet.prompts()).toBe(1)

    expect(await chain.getBalance({ address: safe })).toBe(parseEther('9'))
    expect(await chain.getBalance({ address: Dave })).toBe(
      before + parseEther('1'),
    )
    expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
    expect(await readExecuted(chain, safe)).toEqual([safeTxHash])
  })

  await test.step('the history has it and the queue is empty', async () => {
    const { page } = alice
    await page.goto(walletLink('/transactions/queue', safe))
    await expect(page.getByText('No pending transactions')).toBeVisible()
    await page.getByRole('link', { name: 'History' }).click()
    await expect(
      page.getByRole('article').filter({ hasText: 'Sent' }),
    ).toContainText('Executed')
  })
})
