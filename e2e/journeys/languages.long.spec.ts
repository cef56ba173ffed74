import type { Page } from '@playwright/test'
import { devTokens } from '@strongroom/devnet'
import { erc20Abi, parseEther, parseUnits } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Erin } = ownerAccounts

test('an owner switches to German and sends 1.234,5 of a token', async ({
  stack,
  chain,
  personOf,
}) => {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, parseUnits('5000', 6))
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/settings/appearance', safe))
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  await page.getByLabel('Language').selectOption('Deutsch')
  await expect(page.getByLabel('Sprache')).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'de')

  await page.goto(walletLink('/send', safe, { token: usd }))
  await page.getByLabel('Empfänger').fill(Erin)
  const amount = page.getByLabel('Betrag')
  // A thousand in German, one in English: the owner says which.
  await amount.fill('1.000')
  await expect(page.getByText('Welcher Betrag ist gemeint?')).toBeVisible()
  await page.getByRole('button', { name: '1000', exact: true }).click()
  await expect(amount).toHaveValue('1000')
  await amount.fill('1.234,5')
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click()
  await expect(page.getByText(/1\.234,5\s*USD an .+ senden/)).toBeVisible()
  await page.getByRole('button', { name: 'Ausführen', exact: true }).click()
  await expect(
    page.getByText(/^Erledigt\. Ausgeführt in Block \d+/),
  ).toBeVisible()
  expect(
    await chain.readContract({
      abi: erc20Abi,
      address: usd,
      functionName: 'balanceOf',
      args: [safe],
    }),
  ).toBe(parseUnits('3765.5', 6))

  await page.goto(walletLink('/transactions/history', safe))
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'de')
  const sent = page.getByRole('article').filter({ hasText: '1.234,5' })
  await expect(sent).toBeVisible()
  const now = new Date()
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(now)
  await expect(page.getByText(day).first()).toBeVisible()
})

test('an owner funds a safe in German with 0,25 of the coin', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, {
    owners: [Alice],
    threshold: 1,
    value: 0n,
  })
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/settings/appearance', safe))
  await page.getByLabel('Language').selectOption('Deutsch')
  await page.goto(walletLink('/home', safe))
  await page
    .getByRole('button', { name: 'Aus meiner Wallet einzahlen' })
    .click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel('Betrag')
  // A thousand in German, one in English: it is not sent before it is clear.
  await amount.fill('1.000')
  await expect(dialog.getByRole('button', { name: /senden$/u })).toHaveCount(0)
  await amount.fill('0,25')
  wallet.rejectNext('eth_sendTransaction')
  const send = dialog.getByRole('button', { name: '0,25 ETH senden' })
  await send.click()
  await expect(dialog.getByText('Sie haben abgelehnt.')).toBeVisible()
  await send.click()
  await expect(dialog).toBeHidden()
  expect(await chain.getBalance({ address: safe })).toBe(parseEther('0.25'))
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`longer texts from right to left fit a window of ${width} px`, async ({
    stack,
    personOf,
  }) => {
    test.slow()
    const safe = await createFundedSafe(stack, {
      owners: [Alice],
      threshold: 1,
    })
    const alice = await personOf('Alice', { viewport: { width, height } })
    const { page } = alice
    await page.goto('/accounts')
    await page.evaluate(() =>
      localStorage.setItem(
        'strongroom.v1.settings',
        JSON.stringify({ theme: 'system', rpc: {}, language: 'ar-XB' }),
      ),
    )
    for (const path of [
      '/send',
      '/messages',
      '/messages/new',
      '/home',
      '/balances',
      '/transactions/queue',
      '/transactions/history',
      '/transactions/draft',
      '/transactions/draft/recipients',
      '/transactions/draft/call',
      '/transactions/import',
      '/transactions/bundle',
      '/messages/verify',
      '/settings',
      '/settings/security',
      '/settings/networks',
      '/settings/other-networks',
      '/settings/delegates',
      '/settings/modules',
      '/settings/nested',
      '/settings/spending-limits',
      '/settings/spending-limits/new',
      '/settings/version',
      '/settings/recovery',
      '/settings/notifications',
      '/settings/signing',
      '/settings/appearance',
      '/settings/apps',
      '/settings/data',
      '/address-book',
      '/apps',
      '/apps/connect',
      '/accounts',
      '/new-safe',
      '/open-safe',
      '/help',
      '/help/release',
      '/no-such-page',
    ])
      await test.step(path, async () => {
        await page.goto(walletLink(path, safe))
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.sr-skeleton')).toHaveCount(0)
        await expectNoSidewaysScroll(page)
        const squeezed = await page
          .locator('.app-tabs a')
          .evaluateAll((tabs) =>
            tabs
              .filter((tab) => tab.scrollWidth > tab.clientWidth)
              .map((tab) => tab.textContent),
          )
        expect.soft(squeezed).toEqual([])
        // Addresses read from left to right in every language.
        const mixed = await page
          .locator('main :is(code, .sr-address)')
          .evaluateAll((found) =>
            found
              .flatMap((each) => [...each.querySelectorAll('*'), each])
              .filter(
                (each) =>
                  each.childElementCount === 0 &&
                  /0x[\da-f]{4}/iu.test(each.textContent ?? '') &&
                  each.checkVisibility() &&
                  !each.closest('.sr-visually-hidden') &&
                  getComputedStyle(each).direction === 'rtl' &&
                  getComputedStyle(each).unicodeBidi === 'normal',
              )
              .map((each) => each.outerHTML.slice(0, 120)),
          )
        expect.soft(mixed).toEqual([])
        if (!/home|balances|transactions|apps/u.test(path))
          expect.soft(await readUntranslated(page)).toEqual([])
      })
  })

/** Words of the content that neither a translation nor data has written. */
function readUntranslated(page: Page) {
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.checkVisibility()) continue
      if (parent.closest('nav, code, kbd, .sr-address, .sr-address-full'))
        continue
      const text = `${walker.currentNode.nodeValue}`.replace(
        /⟦[^⟧]*⟧|(?:0x[\da-f]+)?…[\da-f]+|https?:\/\/\S+|localhost/giu,
        '',
      )
      words.push(...(text.match(/[a-z]{3,}/giu) ?? []))
    }
    const name = /^(?:ETH|USD|geth|local|saigon|0x\w*)$/iu
    return words.filter((word) => !name.test(word))
  })
}
