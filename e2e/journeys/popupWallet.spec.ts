import { type Address, verifyMessage } from 'viem'
import { expectPopupAccessible } from '../support/popupWallet.ts'
import { expect, test } from '../support/test.ts'

test('an app connects the popup wallet and gets a signature', async ({
  stack,
  personOf,
}) => {
  const { page, wallet } = await personOf('Alice', {
    baseURL: stack.sampleAppUrl,
  })
  await page.goto('/')
  const popupOf = async (button: string) => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: button }).click()
    const popup = await opened
    // Approving needs a popup that has been visible for a while.
    await popup.bringToFront()
    return popup
  }

  const connect = await popupOf('Connect with Waypoint')
  await connect.getByRole('button', { name: 'Create account' }).click()
  await expect(
    connect.getByRole('heading', { name: 'Connect to this app?' }),
  ).toBeVisible()
  await expect(connect.getByText(stack.sampleAppUrl)).toBeVisible()
  await expectPopupAccessible(connect, 'Connect')
  await connect.getByRole('button', { name: 'Connect', exact: true }).click()
  const shown = page.getByText(/^0x[0-9a-fA-F]{40}$/).first()
  await expect(shown).toBeAttached()
  const address = (await shown.textContent()) as Address

  const message = 'Pay the gardener\nbefore Friday'
  await page.getByLabel('Message').fill(message)
  const sign = await popupOf('Sign message')
  await expect(sign.getByText('Pay the gardener')).toBeVisible()
  await expectPopupAccessible(sign, 'Sign')
  await sign.getByRole('button', { name: 'Sign', exact: true }).click()
  const result = page.getByText(/^0x[0-9a-f]{130}$/)
  await expect(result).toBeVisible()
  const signature = (await result.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  const refused = await popupOf('Sign message')
  await refused.getByRole('button', { name: 'Reject' }).click()
  await expect(
    page.getByText('You rejected it in the popup wallet'),
  ).toBeVisible()
  expect(wallet.requests).toEqual([])
})
