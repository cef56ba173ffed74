import { demoSafes } from '@strongroom/devnet'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const treasury =
  demoSafes(1337).find(({ name }) => name === 'Treasury')?.address ?? '0x'

test('links load ahead, open in new tabs and keep Back and Forward @long', async ({
  stack,
  personOf,
}) => {
  const { context, page } = await personOf('Alice')
  const queue = new RegExp(`/transactions/queue\\?safe=geth:${treasury}$`)
  const one = new RegExp(
    `/transactions/tx\\?safe=geth:${treasury}&id=multisig_`,
  )
  await page.goto(walletLink('/home', treasury))
  const menu = page.getByRole('navigation', { name: 'Safe' })
  const link = menu.getByRole('link', { name: 'Transactions' })
  const listed = page.waitForResponse(
    (response) =>
      response.url().startsWith(stack.gatewayUrl) &&
      response.url().includes('/transactions/history'),
  )
  await link.click()
  await expect(page).toHaveURL(queue)
  await expect(link).toHaveAttribute('aria-current', 'page')
  // Pointing at a link requests the data of its page.
  await page.getByRole('link', { name: 'History' }).hover()
  await listed

  const row = page.getByRole('article').first().getByRole('link').first()
  for (const how of [
    { button: 'middle' as const },
    { modifiers: ['ControlOrMeta' as const] },
  ]) {
    const opened = context.waitForEvent('page')
    await row.click(how)
    const tab = await opened
    await expect(tab).toHaveURL(one)
    await tab.close()
    await expect(page).toHaveURL(queue)
  }
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(one)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(queue)
  await page.goForward()
  await expect(page).toHaveURL(one)
})

test('an address that names no page or no safe says so', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  const pages: [string, string][] = [
    ['/no-such-page', 'Page not found'],
    ['/home', 'Open a safe first'],
    ['/home?safe=garbage', 'This link has no safe address'],
    [`/home?safe=nope:${treasury}`, 'This network is not known here'],
    [walletLink('/transactions/tx', treasury), 'Missing transaction id'],
    [
      walletLink('/transactions/reject', treasury, { nonce: '1e3' }),
      'There is nothing to reject',
    ],
    [walletLink('/messages/msg', treasury), 'Missing message id'],
    [walletLink('/apps/open', treasury), 'This is not the address of an app'],
    ['/apps/open', 'This is not the address of an app'],
  ]
  for (const [path, text] of pages)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${text}.* · Strongroom$`))
    })
  // The choice of a network keeps the rest of the address.
  await page.goto(`/transactions/tx?safe=${treasury}&id=some`)
  await page.getByRole('link', { name: 'Local', exact: true }).click()
  await expect(page).toHaveURL(
    new RegExp(`/transactions/tx\\?safe=geth:${treasury}&id=some$`),
  )
})
