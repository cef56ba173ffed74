import type { Page } from '@playwright/test'
import { createChainClient, executeSafe } from '@strongroom/devnet'
import { encodeAddOwner } from '@strongroom/safe-protocol'
import { type Address, getAddress, parseEther } from 'viem'
import { createChainReader } from '../support/chainReader.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingNode } from '../support/lyingNode.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { secondNode } from '../support/secondNode.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave } = ownerAccounts
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Presses a button or a link with the keyboard alone. */
async function press(page: Page, role: 'button' | 'link', name: string) {
  const pressed = page.getByRole(role, { name, exact: true }).first()
  await expect(pressed).toBeEnabled()
  await pressed.focus()
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
    await expect(
      page.getByText('This payment also creates the safe'),
    ).toBeVisible()
    await page.getByLabel('Recipient').fill(Dave)
    await page.getByLabel('Amount').fill('1')
    await press(page, 'button', 'Review')
    await expect(page.getByText(/Send\s+1\s*ETH/)).toBeVisible()
    await expectAccessible(page)
    await press(page, 'button', 'Execute')
    await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
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

test('the relay creates a reserved safe of two owners, after one that sends nothing', async ({
  chain,
  personOf,
}) => {
  test.slow()
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await page.clock.install()
  await openConnected(alice, '/new-safe')
  await page.getByLabel('Safe name').fill('Both of us')
  await press(page, 'button', 'Add owner')
  await page.getByLabel('Address of owner 2').fill(Bob)
  await page.getByLabel('Confirmations needed').selectOption('2')
  await press(page, 'button', 'Review')
  await expect(page.getByText('The address is free and verified')).toBeVisible()
  const safe = await shownAddress(page)
  await press(page, 'button', 'Reserve the address, create later')
  await expect(page.getByText('This safe is not created yet')).toBeVisible()

  await test.step('the switcher has it, and it has to be created before it pays', async () => {
    const switcher = page.getByRole('button', { name: /^Both of us/ })
    await expect(switcher).toContainText('2 of 2')
    await switcher.click()
    const dialog = page.getByRole('dialog', { name: 'Switch safe' })
    const row = dialog.getByRole('link', { name: /^Both of us/ })
    await expect(row).toContainText('Not created yet')
    await expect(row).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.goto(walletLink('/send', safe))
    await expect(page.getByText('Create this safe first')).toBeVisible()
    await press(page, 'link', 'Open the reserved safe')
  })

  const chooseRelay = async () => {
    const payer = page.getByLabel('Who pays the network fee')
    await expect(payer).toContainText(/Relay, \d of 5 left today/)
    await payer.selectOption('relay')
    await press(page, 'button', 'Create by relay')
  }
  const relay = /\/v1\/chains\/1337\/relay$/

  await test.step('a relay that takes it and sends nothing is given up', async () => {
    await page.route(relay, (route) =>
      route.fulfill({ status: 201, json: { taskId: 'never' } }),
    )
    await press(page, 'button', 'Create now')
    await chooseRelay()
    const waits = page.getByText('Waiting for the relay to create the safe')
    await expect(waits).toBeVisible()
    await page.clock.fastForward('02:00')
    await expect(
      page.getByText('The relay has not created the safe'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back' })).toBeEnabled()
    await expectAccessible(page)
    await page.unroute(relay)
    expect(await chain.getCode({ address: safe })).toBeUndefined()
  })

  await test.step('another one creates it without a prompt of the wallet', async () => {
    await chooseRelay()
    await expect(page.getByText('What will be created')).toBeHidden({
      timeout: 30_000,
    })
    expect(wallet.prompts()).toBe(0)
    expect(await readSafe(chain, safe)).toEqual({
      ...{ owners: [Alice, Bob], threshold: 2n, nonce: 0n },
    })
    await page.goto(walletLink('/send', safe))
    await expect(page.getByLabel('Recipient')).toBeVisible()
  })
})

test('on a phone, one form creates the same address on two networks', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const bob = await personOf('Bob', { viewport: phone })
  const { page, wallet } = bob
  const there = createChainReader(stack.rpcUrls[2021])
  await openConnected(bob, '/new-safe')
  await page.getByLabel('Safe name').fill('Both')
  await page.getByRole('checkbox', { name: 'Saigon (local)' }).check()
  await expectAccessible(page)
  await press(page, 'button', 'Review')
  const free = page.getByText('Not created yet. The address is free.')
  await expect(free).toHaveCount(2)
  // Saigon has no other version.
  await expect(page.getByText('Safe 1.3.0', { exact: true })).toBeVisible()
  await press(page, 'button', 'Reserve on all networks')
  await page.waitForURL('**/new-safe?step=networks&address=*')
  const safe = getAddress(new URL(page.url()).searchParams.get('address') ?? '')
  await expect(free).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(wallet.prompts()).toBe(0)

  await test.step('a network that fails leaves the other one', async () => {
    await press(page, 'button', 'Create on Local')
    await expect(
      page.getByRole('link', { name: 'Open on Local' }),
    ).toBeVisible()
    wallet.rejectNext('eth_sendTransaction')
    await press(page, 'button', 'Create on Saigon (local)')
    await expect(page.getByText(/^You declined/)).toBeVisible()
    expect(await there.getCode({ address: safe })).toBeUndefined()
  })

  await test.step('a reload goes on with the network that is left', async () => {
    await page.reload()
    await expect(
      page.getByRole('link', { name: 'Open on Local' }),
    ).toBeVisible()
    await expect(free).toHaveCount(1)
    await press(page, 'button', 'Create on all networks')
    await expect(
      page.getByRole('link', { name: 'Open on Saigon (local)' }),
    ).toBeVisible()
    const expected = { owners: [Bob], threshold: 1n, nonce: 0n }
    expect(await readSafe(chain, safe)).toEqual(expected)
    expect(await readSafe(there, safe)).toEqual(expected)
    expect(wallet.count('eth_sendTransaction')).toBe(3)
  })
})

test('a used address is refused before the wallet opens', async ({
  stack,
  personOf,
}) => {
  test.slow()
  const saltNonce = BigInt(Date.now()) * 11n
  const owners = [Alice]
  const safe = await createFundedSafe(stack, {
    ...{ owners, threshold: 1, saltNonce, value: 0n },
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await secondNode(alice.context, stack)
  const node = await lyingNode(alice.context, stack.rpcUrls[1337])
  await openConnected(alice, '/new-safe')
  const salt = page.getByLabel('Salt nonce')
  const review = async (value: bigint | string) => {
    if (!(await salt.isVisible())) await page.getByText('Advanced').click()
    await salt.fill(String(value))
    await press(page, 'button', 'Review')
  }
  const reserve = page.getByRole('button', { name: /^Reserve the address/ })

  await test.step('the very same safe is a success', async () => {
    await review('0x1')
    await expect(page.getByText(/^Enter a whole number/)).toBeVisible()
    await review(saltNonce)
    await expect(page.getByText('This safe exists already')).toBeVisible()
    await expect(reserve).toBeDisabled()
    await expect(
      page.getByRole('button', { name: 'Create safe' }),
    ).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('other owners there are an alarm, also if one node hides them', async () => {
    await executeSafe(createChainClient(1337, stack.rpcUrls[1337]), {
      ...{ safe, to: safe, signers: [Alice], executor: Alice },
      data: encodeAddOwner({ owner: Dave, threshold: 1 }),
    })
    const alarm = page.getByText(
      'Other owners control the safe at this address',
    )
    await page.reload()
    await expect(alarm).toBeVisible()
    node.tell(({ method, params }) =>
      method === 'eth_getCode' && params?.[0] === safe
        ? { result: '0x' }
        : undefined,
    )
    await page.reload()
    await expect(alarm).toBeVisible()
    await expect(reserve).toBeDisabled()
    expect(node.lies()).toBeGreaterThan(0)
    node.tell()
    expect(wallet.prompts()).toBe(0)
  })

  await test.step('a reserved safe that somebody else creates is the owner’s', async () => {
    await page.goBack()
    await review(saltNonce + 1n)
    await expect(
      page.getByText('The address is free and verified'),
    ).toBeVisible()
    const reserved = await shownAddress(page)
    await reserve.click()
    await expect(page.getByText('This safe is not created yet')).toBeVisible()
    const twin = await createFundedSafe(stack, {
      ...{ owners, threshold: 1, saltNonce: saltNonce + 1n, value: 0n },
    })
    expect(twin).toBe(reserved)
    await page.reload()
    await expect(page.getByText('Your reserved safe is created')).toBeVisible()
    await expect(page.getByText('This safe is not created yet')).toHaveCount(0)
    expect(wallet.prompts()).toBe(0)
  })
})
