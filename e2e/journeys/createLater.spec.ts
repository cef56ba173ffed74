import type { Page } from '@playwright/test'
import { createChainClient } from '@strongroom/devnet'
import { type Address, getAddress, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Presses a button or a link with the keyboard alone. */
async function press(page: Page, role: 'button' | 'link', name: string) {
  await page.getByRole(role, { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}

/** The address on screen, with its prefix. */
async function shownAddress(page: Page): Promise<Address> {
  const shown = page.getByText(/^geth:0x[0-9a-fA-F]{40}$/).first()
  return getAddress((await shown.textContent())?.replace('geth:', '') ?? '')
}

test('a reserved safe receives funds, and its first payment creates it', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, '/new-safe')
  await page.getByLabel('Safe name').fill('Later')
  await expect(page.getByLabel('Address of owner 1')).toHaveValue(Alice)
  await press(page, 'button', 'Review')
  await expect(page.getByText('The address is free and verified')).toBeVisible()
  const safe = await shownAddress(page)
  await press(page, 'button', 'Reserve the address, create later')
  await page.waitForURL(`**${walletLink('/home', safe)}`)

  await test.step('its page has the address and says what is missing', async () => {
    await expect(page.getByText('This safe is not created yet')).toBeVisible()
    await expect(
      page.getByText(/^Computed here and checked on-chain: free/),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(phone)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(desk)
    await page.goto(walletLink('/transactions/queue', safe))
    await expect(page.getByText('No transactions yet')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/accounts')
    await expect(
      page.getByRole('link', { name: /Later.*Not created yet/s }),
    ).toBeVisible()
    expect(wallet.prompts()).toBe(0)
    expect(await chain.getCode({ address: safe })).toBeUndefined()
  })

  await test.step('it receives funds and survives a reload', async () => {
    const client = createChainClient(1337, stack.rpcUrls[1337])
    const hash = await client.sendTransaction({
      ...{ account: Dave, to: safe, value: parseEther('3') },
    })
    await client.waitForTransactionReceipt({ hash })
    await page.goto(walletLink('/home', safe))
    await expect(page.getByText(/^3\s*ETH$/).first()).toBeVisible()
  })

  await test.step('one transaction creates it and pays', async () => {
    const before = await chain.getBalance({ address: Dave })
    await press(page, 'link', 'Send')
    await page.getByLabel('Recipient').fill(Dave)
    await page.getByLabel('Amount').fill('1')
    await press(page, 'button', 'Review')
    await expect(page.getByText(/Send\s+1\s*ETH/)).toBeVisible()
    await expectAccessible(page)
    await press(page, 'button', 'Execute')
    await expect(page.getByText(/^Executed in block \d+/)).toBeVisible()
    expect(wallet.count('eth_signTypedData_v4')).toBe(1)
    expect(wallet.count('eth_sendTransaction')).toBe(1)
    expect(await chain.getBalance({ address: Dave })).toBe(
      before + parseEther('1'),
    )
    expect(await chain.getBalance({ address: safe })).toBe(parseEther('2'))
    expect(await readSafe(chain, safe)).toEqual({
      ...{ owners: [Alice], threshold: 1n, nonce: 1n },
    })
  })

  await test.step('it is an ordinary safe afterwards', async () => {
    await page.goto('/accounts')
    const row = page.getByRole('link', { name: /Later/ }).first()
    await expect(row).toBeVisible()
    await expect(row).not.toContainText('Not created yet')
  })
})
