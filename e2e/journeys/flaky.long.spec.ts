import type { Page } from '@playwright/test'
import { connect, propose } from '../support/chaos/actions.ts'
import { openActor } from '../support/chaos/openActor.ts'
import {
  type Actor,
  pressAction,
  sendAgain,
} from '../support/chaos/pressAction.ts'
import type { Prompt } from '../support/chaos/promptLog.ts'
import {
  damageStorage,
  fillStorage,
  freeStorage,
} from '../support/chaos/storageFaults.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readSafe } from '../support/readSafe.ts'
import type { Stack } from '../support/stack.ts'
import { expect, type Fixtures, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts

/** One owner with a safe of its own. */
async function open(
  { stack, chain, personOf }: Fixtures & { stack: Stack },
  clock?: number,
): Promise<Actor & { log: Prompt[] }> {
  const safe = await createFundedSafe(stack)
  const log: Prompt[] = []
  const stage = { stack, chain, safe, log, seed: 'named' }
  const actor = await openActor('Alice', await personOf('Alice'), stage, clock)
  return Object.assign(actor, { log })
}

/** Fills in a payment up to its review. */
async function reviewPayment(page: Page, { safe }: Actor, amount: string) {
  await page.goto(walletLink('/send', safe))
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText(/^Verified/).first()).toBeVisible()
}

const signButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign', exact: true })

/** An owner whose wallet is asked to sign a payment, and answers once it is released. */
async function openSigning(fixtures: Parameters<typeof open>[0]) {
  const alice = await open(fixtures)
  const { context, page, wallet } = alice.person
  await reviewPayment(page, alice, '1')
  const hold = wallet.holdNext('eth_signTypedData_v4')
  await signButton(page).click()
  await hold.reached
  return { alice, hold, context, page, wallet }
}

test('two tabs plan the same nonce: the second one is warned, and the queue keeps both', async ({
  stack,
  chain,
  personOf,
}) => {
  const alice = await open({ stack, chain, personOf })
  const { context, page: first } = alice.person
  const second = await context.newPage()
  await reviewPayment(first, alice, '1')
  await reviewPayment(second, alice, '2')
  await signButton(first).click()
  await first.waitForURL('**/transactions/tx?*')
  await expect(
    second.getByText('Another transaction is waiting at nonce 0.'),
  ).toBeVisible({ timeout: 45_000 })
  await expectAccessible(second)
  await signButton(second).click()
  await second.waitForURL('**/transactions/tx?*')
  await first.goto(walletLink('/transactions/queue', alice.safe))
  const conflict = first.getByRole('region', {
    name: 'Both use nonce 0.',
  })
  await expect(conflict.getByRole('article')).toHaveCount(2)
  expect(alice.person.wallet.prompts()).toBe(2)
})

test('a draft whose nonce another owner used says why it cannot be signed, and leads back', async ({
  stack,
  chain,
  personOf,
}) => {
  const alice = await open({ stack, chain, personOf })
  const { page, wallet } = alice.person
  await reviewPayment(page, alice, '1')
  const hash = await proposeTransfer(stack, {
    ...{ safe: alice.safe, to: Dave, value: 1n, nonce: 0n },
    signers: [ownerAccounts.Bob, ownerAccounts.Carol],
  })
  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(alice.safe, hash))
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(bob.page.getByText(/^Done\. Executed in block/)).toBeVisible()
  await expect(
    page.getByText('Replaced: another transaction used nonce 0.').first(),
  ).toBeVisible({ timeout: 45_000 })
  await expect(signButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(signButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await signButton(page).click()
  await page.waitForURL('**/transactions/tx?*')
  expect(wallet.prompts()).toBe(1)
})

test('a wallet that is updated while it signs leaves no half signature, and signs again', async ({
  stack,
  chain,
  personOf,
}) => {
  const { alice, hold, page, wallet } = await openSigning({
    ...{ stack, chain, personOf },
  })
  await wallet.emit(page, 'disconnect', { code: 4900, message: 'Updated' })
  await wallet.emit(page, 'accountsChanged', [])
  await wallet.announceIn(page)
  hold.release()
  await expect(
    page.getByText(/was cancelled|Connect wallet/).first(),
  ).toBeVisible()
  expect([...alice.servers.accepted.transactions]).toEqual([])
  await connect(alice)
  const again = page.getByRole('button', { name: 'Review again' })
  if (await again.isVisible()) await again.click()
  expect(await pressAction(alice)).toMatch(/^asked the wallet/)
  await page.waitForURL('**/transactions/tx?*')
  expect(alice.servers.accepted.transactions.size).toBe(1)
})

test('a wallet that never answers after an update is left by Back, and its late answer is dropped', async ({
  stack,
  chain,
  personOf,
}) => {
  const { alice, hold, page, wallet } = await openSigning({
    ...{ stack, chain, personOf },
  })
  await wallet.announceIn(page)
  await expect(page.getByText(/^Compare with your wallet/)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('1')
  await page.getByLabel('Amount').fill('2')
  await page.getByRole('button', { name: 'Review' }).click()
  expect(await pressAction(alice)).toMatch(/^asked the wallet/)
  await page.waitForURL('**/transactions/tx?*')
  expect(alice.servers.accepted.transactions.size).toBe(1)
  hold.release()
  await page.goto(walletLink('/transactions/queue', alice.safe))
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(alice.servers.accepted.transactions.size).toBe(1)
})

test('a connection lost while the wallet signs keeps the signature until it is sent', async ({
  stack,
  chain,
  personOf,
}) => {
  const { alice, hold, context, page, wallet } = await openSigning({
    ...{ stack, chain, personOf },
  })
  // Requests that the test passes on need no network of the browser.
  alice.servers.set('allDown')
  await context.setOffline(true)
  hold.release()
  await expect(page.getByText('You are offline')).toBeVisible()
  const again = page.getByRole('button', { name: sendAgain })
  await expect(again).toBeVisible({ timeout: 45_000 })
  await expectAccessible(page)
  expect([...alice.servers.accepted.transactions]).toEqual([])
  await context.setOffline(false)
  alice.servers.set('clear')
  await expect(page.getByText('You are offline')).toBeHidden()
  await again.click()
  await page.waitForURL('**/transactions/tx?*')
  expect(alice.servers.accepted.transactions.size).toBe(1)
  expect(wallet.prompts()).toBe(1)
})

test('a connection lost right after a proposal keeps the page, which opens once it is back', async ({
  stack,
  chain,
  personOf,
}) => {
  const { hold, context, page, wallet } = await openSigning({
    ...{ stack, chain, personOf },
  })
  // The page of the transaction has not been opened yet, so its code is missing.
  await page.route('**/propose', async (route) => {
    const response = await route.fetch()
    expect(response.ok()).toBe(true)
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  hold.release()
  await page.waitForURL('**/transactions/tx?*')
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(
    page.getByText('A part of the app could not be loaded'),
  ).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Send 1 ETH/,
  )
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(wallet.prompts()).toBe(1)
})

for (const { width, height, colorScheme } of [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const)
  test(`a full storage is told at ${width} px, and keeps everything once it has room`, async ({
    stack,
    chain,
    personOf,
  }, info) => {
    const alice = await open({ stack, chain, personOf })
    const { page } = alice.person
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await page.goto(walletLink('/send', alice.safe))
    await fillStorage(page)
    await page.getByLabel('Recipient').fill(Dave)
    await page.getByLabel('Amount').fill('0.25')
    await page.getByRole('button', { name: 'Add to batch' }).click()
    const notice = page.getByText('This browser no longer saves anything')
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const path = info.outputPath(`full-${width}-${colorScheme}.png`)
    await page.screenshot({ path })
    await expect(page.getByText(/^Kept in this tab only/)).toBeVisible()
    // The tab still has the draft, which the storage refused.
    await expect(page.getByText(/0\.25 ETH/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeVisible()
    await freeStorage(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(page.getByText(/0\.25 ETH/).first()).toBeVisible()
  })

test('a blocked storage is told, and an owner still signs', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { context, page } = alice
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  await openConnected(alice, walletLink('/send', safe))
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('1')
  await page.getByRole('button', { name: 'Review' }).click()
  await signButton(page).click()
  await page.waitForURL('**/transactions/tx?*')
  await expect(
    page.getByText('This browser no longer saves anything'),
  ).toBeVisible()
})

test('a batch is recovered from its last good copy when every entry of the storage is damaged', async ({
  stack,
  chain,
  personOf,
}) => {
  const alice = await open({ stack, chain, personOf })
  const { page } = alice.person
  await page.goto(walletLink('/send', alice.safe))
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('0.25')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await expect(page.getByText(/0\.25 ETH/).first()).toBeVisible()
  const readAll = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => /^strongroom\.v1\.[a-z-]+$/.test(name))
        .sort(),
    )
  const before = await readAll()
  const basketsOf = (entries: typeof before): unknown =>
    JSON.parse(Object.fromEntries(entries)['strongroom.v1.baskets'] ?? 'null')
  const baskets = basketsOf(before)
  expect(baskets).not.toBeNull()
  for (const at of before.keys()) await damageStorage(page, at)
  await page.reload()
  await expect(page.getByText(/0\.25 ETH/).first()).toBeVisible()
  await page.goto(walletLink('/settings/data', alice.safe))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Each entry is mended when a page first reads it, so the others may still be damaged.
  await expect(async () => {
    expect(basketsOf(await readAll())).toEqual(baskets)
  }).toPass({ timeout: 30_000 })
})

for (const days of [-1, 1])
  test(`an owner whose clock is wrong by ${days} day signs and executes`, async ({
    stack,
    chain,
    personOf,
  }) => {
    const bob = await open({ stack, chain, personOf }, days * 86_400_000)
    const { page } = bob.person
    expect(await propose(bob)).toMatch(/^asked the wallet/)
    const hash = await proposeTransfer(stack, {
      ...{ safe: bob.safe, to: Dave, value: 1n, nonce: 0n },
      signers: [ownerAccounts.Bob],
    })
    await page.goto(transactionLink(bob.safe, hash))
    expect(await pressAction(bob)).toBe('asked the wallet (Execute)')
    await expect(page.getByText(/^Done\. Executed in block/)).toBeVisible()
    expect(await readSafe(chain, bob.safe)).toMatchObject({ nonce: 1n })
    expect(bob.log.every(({ wasReviewed }) => wasReviewed)).toBe(true)
  })

test('faults of the gateway and the node pass, and the same page signs without a reload', async ({
  stack,
  chain,
  personOf,
}) => {
  test.setTimeout(300_000)
  const alice = await open({ stack, chain, personOf })
  const { page, wallet } = alice.person
  const hash = await proposeTransfer(stack, {
    ...{ safe: alice.safe, to: Dave, value: 1n, nonce: 0n },
    signers: [ownerAccounts.Bob],
  })
  for (const fault of [
    ...(['gatewaySlow', 'rateLimit', 'gatewayErrors', 'gatewayDown'] as const),
    ...(['nodeBehind', 'nodeOtherChain', 'nodePruned', 'nodeErrors'] as const),
  ]) {
    alice.servers.set(fault)
    await page.goto(transactionLink(alice.safe, hash))
    await expect(page.getByRole('main')).toBeVisible()
    if (fault === 'nodeOtherChain') {
      await expect(
        page
          .getByText('Your RPC serves another network than this safe’s.')
          .first(),
      ).toBeVisible({ timeout: 45_000 })
      expect(wallet.prompts()).toBe(0)
    }
    // The safe is newer than the block that this node has reached.
    if (fault === 'nodeBehind') {
      await expect(
        page
          .getByText(
            'Your RPC gave no valid answer, so nothing could be checked on the chain.',
          )
          .first(),
      ).toBeVisible({ timeout: 45_000 })
      expect(wallet.prompts()).toBe(0)
    }
    // The newest state is all that a review reads, so nothing is missing.
    if (fault === 'nodePruned')
      await expect(
        page.getByText('Verified: computed here, gateway and contract agree'),
      ).toBeVisible({ timeout: 45_000 })
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    alice.servers.set('clear')
    await expect(
      page
        .getByRole('button', { name: 'Execute', exact: true })
        .and(page.locator(':not([aria-disabled])')),
      fault,
    ).toBeVisible({ timeout: 60_000 })
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  }
  expect(await pressAction(alice)).toBe('asked the wallet (Execute)')
  await expect(page.getByText(/^Done\. Executed in block/)).toBeVisible()
  expect(wallet.account).toBe(Alice)
})
