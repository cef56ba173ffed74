import type { Locator } from '@playwright/test'
import { demoSafes } from '@strongroom/devnet'
import { openConnected } from '../support/connect.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { readClipboard } from '../support/readClipboard.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const safeNamed = (name: string) =>
  demoSafes(1337).find((safe) => safe.name === name)?.address ?? '0x'
const treasury = safeNamed('Treasury')
const personal = safeNamed('Personal')

test('a desk has a sidebar, a tablet a rail, a phone one bar and five tabs', async ({
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/transactions/queue', treasury))
  const side = page.getByRole('banner')
  const menu = page.getByRole('navigation', { name: 'Safe' })
  const account = side.getByRole('button', { name: 'Alice' })
  await expect(page).toHaveTitle('Transactions · Treasury · Strongroom')
  const sizes = [
    { width: 1440, height: 900, bar: [248, 900], links: 7 },
    { width: 1000, height: 800, bar: [68, 800], links: 7 },
    { width: 390, height: 844, bar: [390, 52], links: 4 },
  ]
  for (const { width, height, bar, links } of sizes)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      const box = await side.boundingBox()
      expect([box?.width, box?.height]).toEqual(bar)
      await expect(menu.getByRole('link')).toHaveCount(links)
      await expect(
        side.getByRole('button', { name: /^Treasury Local/ }),
      ).toBeVisible()
      await expect(account).toBeVisible()
      await expectAccessible(page)
    })
  const tabs = await menu.boundingBox()
  expect([tabs?.y, tabs?.height]).toEqual([844 - 57, 57])
  const content = page.getByRole('main')
  await page.setViewportSize({ width: 1920, height: 1080 })
  const heading = content.getByRole('heading', { level: 1 })
  // 1168 px in the middle of what the sidebar leaves.
  const { x = 0 } = (await heading.boundingBox()) ?? {}
  expect(x).toBe(248 + (1920 - 248 - 1168) / 2)

  const other = await alice.context.newPage()
  await other.goto(walletLink('/settings/appearance', treasury))
  const theme = other.getByRole('main').getByRole('radio', { name: 'Light' })
  await theme.check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-sr-theme', 'light')
  await expect(other.locator('html')).toHaveAttribute('data-sr-theme', 'light')
  await other.close()

  await page.setViewportSize({ width: 390, height: 844 })
  await menu.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await expect(more).toBeVisible()
  await expectAccessible(page)
  await more.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-sr-theme', 'dark')
  await more.getByRole('link', { name: 'Address book' }).click()
  await expect(more).toBeHidden()
  await expect(page).toHaveURL(/\/address-book\?safe=geth:/)
  const moreTab = menu.getByRole('button', { name: 'More' })
  await expect(moreTab).toHaveAttribute('aria-current', 'true')

  // In the colors of the system the current page is still marked.
  await page.emulateMedia({ forcedColors: 'active' })
  await moreTab.click()
  const backgrounds = (entries: Locator) =>
    entries.evaluateAll((all) =>
      all.map((entry) => getComputedStyle(entry).backgroundColor),
    )
  const [mark = ''] = await backgrounds(more.locator('[aria-current]'))
  await expect(moreTab).toHaveCSS('background-color', mark)
  const others = ':is(a, button):not([aria-current])'
  for (const entries of [menu, more])
    expect(await backgrounds(entries.locator(others))).not.toContain(mark)
})

test('the buttons of a review take the place of the tabs on a phone', async ({
  personOf,
}) => {
  const alice = await personOf('Alice', {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  })
  const { page } = alice
  await openConnected(alice, walletLink('/transactions/queue', treasury))
  const menu = page.getByRole('navigation', { name: 'Safe' })
  await expect(menu).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  const reject = page.getByRole('main').getByRole('button', { name: 'Reject' })
  await expect(
    reject.or(page.getByRole('link', { name: 'Reject' })),
  ).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(page).toHaveTitle(/^Send .+ETH to Dave · Treasury · Strongroom$/)
  await page.goBack()
  await expect(menu).toBeVisible()
})

test('another safe opens on the same page, without the draft of the first', async ({
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page, context } = alice
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openConnected(alice, walletLink('/send', treasury))
  const switcher = page
    .getByRole('region', { name: 'Safe' })
    .getByRole('button')
  const dialog = page.getByRole('dialog', { name: 'Switch safe' })
  const options = dialog.getByRole('list', { name: 'Safes' })
  const recipient = page.getByLabel('Recipient')
  await recipient.fill(personal)
  await switcher.click()
  await expectAccessible(page)
  await expect(
    options.getByRole('link', { name: /^Treasury/ }),
  ).toHaveAttribute('aria-current', 'page')
  const copied = () => readClipboard(context)
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(copied).toBe(treasury)
  await dialog.getByRole('button', { name: 'Copy with geth:' }).click()
  await expect.poll(copied).toBe(`geth:${treasury}`)
  await dialog.getByRole('searchbox', { name: 'Search safes' }).fill('pers')
  await expect(options.getByRole('link')).toHaveCount(1)
  await options.getByRole('link', { name: /^Personal/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/send\\?safe=geth:${personal}$`))
  await expect(switcher).toHaveAccessibleName(/^Personal/)
  await expect(recipient).toHaveValue('')
})

test('keys and the command palette lead everywhere, except out of fields', async ({
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page } = alice
  const { keyboard } = page
  await openConnected(alice, walletLink('/home', treasury))
  const main = page.getByRole('main')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  const option = palette.getByRole('option')
  const command = palette.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await expect(command).toBeFocused()
  await expectAccessible(page)
  await command.fill('pers')
  await expect(option).toHaveText(['Personal Local'])
  await keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/home\\?safe=geth:${personal}$`))

  await keyboard.press('Control+k')
  await command.fill('limits')
  await expect(option).toHaveText(['Settings: Spending limits'])
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/spending-limits\?/)

  // An address that is no safe of the list is reviewed before it opens.
  await keyboard.press('Control+k')
  await command.fill('geth:0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  await expect(option.first()).toContainText('Open safe 0x90F7')
  await command.fill(`0x${'ab'.repeat(32)}`)
  await expect(option.first()).toContainText('Open transaction 0xabab')
  await keyboard.press('Escape')
  await expect(palette).toBeHidden()

  await keyboard.press('g')
  await keyboard.press('q')
  await expect(page).toHaveURL(/\/transactions\/queue/)
  await keyboard.press('n')
  await expect(page).toHaveURL(/\/send/)
  const recipient = page.getByLabel('Recipient')
  await recipient.focus()
  await keyboard.press('g')
  await keyboard.press('h')
  await expect(recipient).toHaveValue('gh')
  await expect(page).toHaveURL(/\/send/)
  await recipient.blur()

  await keyboard.press('?')
  await expect(page).toHaveURL(/\/help/)
  await expect(main.getByText('Waits for its turn')).toBeVisible()
  await main.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck()
  await main.getByRole('heading', { level: 1 }).click()
  await keyboard.press('g')
  await keyboard.press('h')
  await keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Search and commands' }).click()
  await expect(palette).toHaveCount(1)
  await expect(page).toHaveURL(/\/help/)
})
