import type { Page } from '@playwright/test'
import { type Address, numberToHex } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lieAbout, lyingNode } from '../support/lyingNode.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave, Erin } = ownerAccounts
const sentence =
  'Add Dave and Erin as owners and remove Carol; 3 of 4 must confirm (now 2 of 3)'
const rows = [
  'Rule or owner Now After',
  'Must confirm 2 of 3 3 of 4',
  `Carol ${Carol} Owner Removed`,
  `Dave ${Dave} Not an owner Owner`,
  `Erin ${Erin} Not an owner Owner`,
  'Alice Bob Owners Owners',
]

/** The table of owners before and after, row by row, as it is read aloud. */
async function expectRows(page: Page) {
  const table = page.getByRole('table', {
    name: 'Owners and confirmations, now and afterwards',
  })
  for (const name of rows)
    await expect(table.getByRole('row', { name, exact: true })).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(rows.length)
}

async function addOwner(page: Page, address: Address) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address', { exact: true }).fill(address)
  await dialog.getByRole('button', { name: /^Add to changes|^Replace/ }).click()
  await expect(dialog).toBeHidden()
}

test('changes of owners and threshold are one batch, which others review alike', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/settings', safe))
  await expect(page.getByText('3 on-chain now')).toBeVisible()

  await test.step('refuses what cannot be an owner', async () => {
    await page.getByRole('button', { name: 'Add owner' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Address', { exact: true })
    for (const [text, reason] of [
      [safe, 'A safe cannot own itself.'],
      [Bob, 'This owner is already in the list.'],
      [numberToHex(1, { size: 20 }), 'This address can never be an owner.'],
      [numberToHex(0, { size: 20 }), 'This address can never be an owner.'],
    ] as const) {
      await field.fill(text)
      await expect(dialog.getByText(reason)).toBeVisible()
    }
    await field.fill(
      `${Bob.slice(0, 6)}${'0'.repeat(32)}${Bob.slice(-4)}`.toLowerCase(),
    )
    await expect(
      dialog.getByText(/^Looks like Bob, but is a different address/),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Add to changes' }).focus()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await page.getByRole('button', { name: 'More for Carol' }).click()
  await page.getByRole('menuitem', { name: 'Replace' }).click()
  await addOwner(page, Dave)
  await page.getByRole('button', { name: 'Add owner' }).click()
  await addOwner(page, Erin)
  await page.getByLabel('Confirmations needed').fill('4')
  await expect(
    page.getByText(/Every owner must confirm, so losing one key locks/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Decrease' }).click()
  await expect(page.getByText('4 changes, not proposed yet')).toBeVisible()
  // Another tab, and a later visit, have the draft too.
  await page.reload()
  await expect(page.getByText(sentence)).toBeVisible()
  await expectRows(page)
  // The bar with the actions floats over the form until the page ends.
  const toEnd = () =>
    page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await toEnd()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await toEnd()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible()
  await expectRows(page)
  await page.getByRole('checkbox', { name: /above|risks/ }).check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page).toHaveURL(/\/transactions\/tx/)
  const hash = /0x[0-9a-f]{64}/.exec(decodeURIComponent(page.url()))?.[0] ?? ''
  expect(await readSafe(chain, safe)).toMatchObject({ threshold: 2n })

  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, hash))
  await expect(bob.page.getByRole('heading', { name: sentence })).toBeVisible()
  await expectRows(bob.page)
  await bob.page.getByRole('checkbox', { name: /above|risks/ }).check()
  await bob.page
    .getByRole('button', { name: /Sign and execute|Execute/ })
    .click()
  await expect(
    bob.page.getByText(/^Done\. Executed in block \d+/),
  ).toBeVisible()
  expect(await readSafe(chain, safe)).toEqual({
    owners: [Erin, Alice, Bob, Dave],
    threshold: 3n,
    nonce: 1n,
  })
  await page.goto(walletLink('/settings', safe))
  await expect(page.getByText('4 on-chain now')).toBeVisible()
  await expect(page.getByText(/not proposed yet/)).toBeHidden()
})

test('a draft is shared by tabs and accounts, and a second node can object @long', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page, wallet, context } = alice
  const link = walletLink('/settings', safe)
  await openConnected(alice, link)
  const review = page.getByRole('button', { name: 'Review changes' })
  const press = (name: string) => page.getByRole('button', { name }).click()

  await test.step('every change of the form can be taken back', async () => {
    await press('More for Bob')
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const dialog = page.getByRole('dialog', { name: 'Name this owner' })
    await dialog.getByLabel('New name').fill('Robert')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await press('Remove Robert')
    await expect(page.getByText('1 change, not proposed yet')).toBeVisible()
    await press('Undo for Robert')
    await expect(review).toBeHidden()
    await press('Add owner')
    await addOwner(page, Erin)
    await expect(page.getByText('1 change, not proposed yet')).toBeVisible()
    await press('Undo for Erin')
    await expect(review).toBeHidden()
    await press('Increase')
    await expect(
      page.getByText('3 of 3 must confirm (now 2 of 3)'),
    ).toBeVisible()
    await press('Discard')
    await expect(review).toBeHidden()
    await expect(page.getByLabel('Confirmations needed')).toHaveValue('2')
  })

  await test.step('the account changes while the form is open', async () => {
    const self = page.getByText('You remove yourself.')
    await press('Remove Alice')
    await expect(self).toBeVisible()
    wallet.account = Bob
    await wallet.emit(page, 'accountsChanged', [Bob])
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Robert' }),
    ).toBeVisible()
    await expect(self).toBeHidden()
    await expect(page.getByText('1 change, not proposed yet')).toBeVisible()
    await press('Discard')
  })

  let hash = ''
  await test.step('two tabs plan at once: what one proposes, the other keeps only as the rest', async () => {
    const tab = await context.newPage()
    await tab.goto(link)
    await press('Remove Carol')
    await expect(tab.getByText('1 change, not proposed yet')).toBeVisible()
    await tab.getByRole('button', { name: 'Add owner' }).click()
    await addOwner(tab, Dave)
    await expect(page.getByText('2 changes, not proposed yet')).toBeVisible()
    await review.click()
    const title = 'Replace Carol with Dave'
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await tab.getByRole('button', { name: 'Increase' }).click()
    await expect(tab.getByText('3 changes, not proposed yet')).toBeVisible()
    await page.getByRole('checkbox', { name: /above|risks/ }).check()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(page).toHaveURL(/\/transactions\/tx/)
    hash = page.url().slice(-66)
    const url = `${stack.gatewayUrl}/v1/chains/1337/transactions/multisig_${safe}_${hash}`
    expect(await (await fetch(url)).json()).toMatchObject({
      detailedExecutionInfo: { confirmations: [{ signer: { value: Bob } }] },
    })
    await expect(
      tab.getByText(/^#0 would change the owners too, but lacks/),
    ).toBeVisible()
    await expect(
      tab.getByText('3 of 3 must confirm (now 2 of 3)'),
    ).toBeVisible()
    expect(await readSafe(chain, safe)).toMatchObject({ nonce: 0n })
  })

  await test.step('a second node that contradicts the first is an alarm', async () => {
    // The policy of the site allows the endpoint of the other chain alone.
    const endpoint = stack.rpcUrls[2021]
    await context.route(
      (url) => url.origin === new URL(endpoint).origin,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        const response = await route.fetch({ url: stack.rpcUrls[1337] })
        await route.fulfill({ response })
      },
    )
    const node = await lyingNode(context, endpoint)
    await page.goto(walletLink('/settings/networks', safe))
    const field = page.getByLabel('Second RPC for Local', { exact: true })
    await field.fill(endpoint)
    await field.press('Enter')
    await expect(page.getByText(/Your endpoint is in use\. It/)).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('3 on-chain now')).toBeVisible()
    const alarm = page.getByText('Two RPCs disagree about this safe')
    await expect(review).not.toHaveAttribute('aria-disabled', 'true')
    await expect(alarm).toBeHidden()
    node.tell(lieAbout('0xe75235b8', numberToHex(1, { size: 32 })))
    await page.reload()
    await expect(alarm).toBeVisible()
    await expect(review).toHaveAccessibleDescription(
      'Your sources disagree about the owners.',
    )
    await expectAccessible(page)
    node.tell()
    await page.reload()
    await expect(page.getByText('3 on-chain now')).toBeVisible()
    await expect(review).not.toHaveAttribute('aria-disabled', 'true')
    await expect(alarm).toBeHidden()
  })
})
