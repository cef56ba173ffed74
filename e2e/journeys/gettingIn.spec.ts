import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts

/** What the browser remembers of safes. */
const remembered = (page: import('@playwright/test').Page) =>
  page.evaluate(() => localStorage.getItem('strongroom.v1.safes') ?? '[]')

test('a newcomer gets from no safe to a payment out of an own safe in 14 acts', async ({
  chain,
  personOf,
}) => {
  test.slow()
  const { page, wallet } = await personOf('Alice')
  let acts = 0
  const press = async (
    name: string | RegExp,
    role: 'button' | 'link' = 'button',
  ) => {
    await page.getByRole(role, { name }).first().click()
    acts += 1
  }
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).fill(text)
    acts += 1
  }
  const before = await chain.getBalance({ address: Dave })

  await page.goto('/')
  await expect(page).toHaveURL(/\/accounts$/)
  await press('Connect wallet')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wallet.name })
    .click()
  acts += 1
  await press('Create a safe', 'link')
  await press('Review')
  await press('Create safe')
  await expect(page.getByText('Add funds to get started')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('official Safe 1.4.1')).toBeVisible()
  // The steps of a transaction, with this safe's own rule.
  await expect(page.getByText('1 of 1 owner', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const safe = new URL(page.url()).searchParams
    .get('safe')
    ?.replace('geth:', '') as `0x${string}`
  await press('Get 10 ETH for testing')
  await expect(page.getByText('Add funds to get started')).toBeHidden({
    timeout: 30_000,
  })
  expect(await chain.getBalance({ address: safe })).toBe(parseEther('10'))
  await press('New transaction', 'link')
  await type('Recipient', Dave)
  await type('Amount', '1')
  await press('Review')
  await press(/^(?:Execute|Sign and execute)$/)
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()

  const prompts = wallet.prompts()
  expect({ acts, prompts }).toEqual({ acts: 11, prompts: 2 })
  expect(acts + prompts).toBeLessThanOrEqual(14)
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('1'),
  )
  expect(await readSafe(chain, safe)).toMatchObject({
    owners: [Alice],
    nonce: 1n,
  })
  expect(await readExecuted(chain, safe)).toHaveLength(1)

  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/home\\?safe=geth:${safe}$`))
})

test('the first steps of a sole owner lead to the owners and to the backup', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, {
    owners: [Alice],
    threshold: 1,
    value: 0n,
  })
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, `/home?safe=geth:${safe}`)
  const title = page.getByRole('heading', { level: 1 })
  const step = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByRole('link')
  await step('Add a co-owner').click()
  await expect(title).toHaveText('Owners')
  await expect(page.getByRole('button', { name: 'Add owner' })).toBeVisible()
  await page.goBack()
  await step('Export a backup').click()
  await expect(title).toHaveText('Backup')
  await expect(
    page.getByRole('button', { name: 'Export a backup' }),
  ).toBeVisible()
})

test('an account sends to the safe, once, after a decline and a double click', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack, {
    owners: [Alice],
    threshold: 1,
    value: 0n,
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, `/home?safe=geth:${safe}`)
  await page.getByRole('button', { name: 'Fund from my wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fund from my wallet' })
  await dialog.getByLabel('Amount').fill('999999')
  await expect(dialog).toContainText(/balance/i)
  await dialog.getByLabel('Amount').fill('0.25')
  await expectAccessible(page)
  wallet.rejectNext('eth_sendTransaction')
  const send = dialog.getByRole('button', { name: 'Send 0.25 ETH' })
  await send.click()
  await expect(dialog.getByText('You declined.')).toBeVisible()
  expect(await chain.getBalance({ address: safe })).toBe(0n)
  await send.dblclick()
  await expect(dialog).toBeHidden()
  expect(wallet.count('eth_sendTransaction')).toBe(2)
  expect(await chain.getBalance({ address: safe })).toBe(parseEther('0.25'))
  await expect(page.getByText('Add funds to get started')).toBeHidden({
    timeout: 30_000,
  })
})

test('only a safe that was checked and accepted is remembered @long', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Bob, Carol] })
  const alice = await personOf('Alice')
  const { context, page } = alice
  await openConnected(alice, '/accounts')
  const open = async (address: string) => {
    await page.goto('/accounts')
    await page.getByLabel('Safe address').fill(address)
    await page.getByRole('button', { name: 'Open safe' }).click()
  }

  await test.step('an account is refused with the reason', async () => {
    await open(Dave)
    await expect(page.getByText('This address is not a safe')).toBeVisible()
    await expect(
      page.getByText('There is no contract at this address'),
    ).toBeVisible()
    await expectAccessible(page)
    expect(await remembered(page)).toBe('[]')
  })

  await test.step('a safe shows who controls it before it is stored', async () => {
    await open(safe)
    await expect(
      page.getByRole('heading', { name: 'Owners: 2 of 2 must confirm' }),
    ).toBeVisible()
    await expect(
      page.getByText('Official Safe contract, version 1.4.1'),
    ).toBeVisible()
    await expectAccessible(page)
    expect(await remembered(page)).toBe('[]')
    await page.getByLabel('Name', { exact: true }).fill('Partners')
    await page.getByLabel('Name of owner 2').fill('Caroline')
    await page.getByRole('button', { name: 'Add to my safes' }).click()
    await expect(page).toHaveURL(new RegExp(`/home\\?safe=geth:${safe}$`))
    expect(await remembered(page)).toContain(safe)
  })

  await test.step('the list has it at once while the gateway is down', async () => {
    const { origin } = new URL(stack.gatewayUrl)
    await context.route(
      (url) => url.origin === origin,
      (route) => route.abort(),
    )
    await page.goto('/accounts')
    const list = page.getByRole('list', { name: 'Safes', exact: true })
    await expect(list.getByText('Partners')).toBeVisible({ timeout: 3_000 })
    await expect(page.getByText('Loading safes')).toBeHidden()
  })

  await test.step('a removed safe comes back with its name', async () => {
    const list = page.getByRole('list', { name: 'Safes', exact: true })
    await page.getByRole('button', { name: 'Actions for Partners' }).click()
    await page.getByRole('menuitem', { name: 'Remove from the list' }).click()
    await expect(list).toBeHidden()
    expect(await remembered(page)).toBe('[]')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list.getByText('Partners')).toBeVisible()
  })
})

test('a safe of a stranger that names the account stands apart @long', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Dave, Bob] })
  const dave = await personOf('Dave')
  const { page } = dave
  await openConnected(dave, '/accounts')
  const strangers = page.getByRole('list', { name: 'Safes that name you' })
  const show = page.getByRole('button', {
    name: /safes? that names? you as an owner/,
  })
  await expect(strangers).toBeHidden()
  await show.click()
  await strangers.locator(`a[href*="${safe}"]`).click()
  await page.getByRole('button', { name: 'Add to my safes' }).click()
  await page.goto('/accounts')
  await expect(
    page
      .getByRole('list', { name: 'Safes', exact: true })
      .locator(`a[href*="${safe}"]`),
  ).toBeVisible()
})
