import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import {
  type HostileSession,
  openHostileSession,
} from '../support/hostileSession.ts'
import { expect, test } from '../support/test.ts'

// Controls of an owner for an open app: block its requests, grant it links and
// downloads, give it the window, and leave a message that others can complete.

const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const call = { txs: [{ to, value: '1' }] }
const rejected = { error: 'Transaction was rejected', code: 4001 }

let session: HostileSession

test.beforeAll(async ({ browser, stack }) => {
  session = await openHostileSession(browser, stack)
})
test.afterAll(() => session.close())

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })

test('the owner blocks an app that repeats its requests', async () => {
  const { ask, asks, page, press } = session
  const first = ask('sendTransactions', call)
  await expect(asks()).toBeVisible()
  await press('Back')
  expect(await first).toMatchObject(rejected)
  const second = ask('sendTransactions', call)
  const third = ask('sendTransactions', call)
  await expect(
    page.getByText('Request 2 of this app since you opened it'),
  ).toBeVisible()
  await expectAccessible(page)
  // By keyboard: the review has the focus, and these come first in it.
  await page.keyboard.press('Tab')
  await expect(button(page, 'Stop requests from this app')).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await second).toMatchObject(rejected)
  expect(await third).toMatchObject(rejected)
  await expect(asks()).toBeHidden()
  for (const method of ['sendTransactions', 'signMessage'])
    expect(await ask(method, { ...call, message: 'Hi' })).toMatchObject(
      rejected,
    )
  expect(
    await ask('wallet_requestPermissions', [{ requestAddressBook: {} }]),
  ).toMatchObject({ code: 4001 })
  expect(await ask('getSafeInfo')).toMatchObject({ success: true })
  await expect(asks()).toBeHidden()
  await press('Allow requests again')
  const later = ask('sendTransactions', call)
  await expect(asks()).toBeVisible()
  await press('Back')
  expect(await later).toMatchObject(rejected)
})

test('links and downloads work once they are allowed above the app', async () => {
  const { page, frame, attach, press } = session
  const save = () =>
    frame().evaluate(() => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(['text']))
      link.download = 'file.txt'
      link.click()
    })
  const sandbox = () =>
    page.locator('iframe.sr-app-frame-app').getAttribute('sandbox')
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await save()
  expect(await sandbox()).not.toContain('allow-downloads')
  await press('Links and downloads: off')
  await expectAccessible(page)
  await press('Keep them off')
  expect(await sandbox()).not.toContain('allow-downloads')
  await press('Links and downloads: off')
  await press('Allow and reload the app')
  await attach()
  expect(await sandbox()).toContain(
    'allow-downloads allow-popups-to-escape-sandbox',
  )
  await expect(button(page, 'Links and downloads: off')).toBeHidden()
  expect(downloads, 'blocked before').toBe(0)
  const saved = page.waitForEvent('download')
  await save()
  expect((await saved).suggestedFilename()).toBe('file.txt')
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`an app can fill a window of ${width} px`, async () => {
    const { page, asks, ask, press } = session
    await page.setViewportSize({ width, height })
    const frame = page.locator('iframe.sr-app-frame-app')
    const before = await frame.boundingBox()
    // The whole content area: beside the wallet's own bars there is no margin.
    expect(before?.width).toBeGreaterThanOrEqual(width === 390 ? 390 : 1100)
    await press('Full screen')
    const box = await frame.boundingBox()
    expect(box?.width).toBe(width)
    expect(box?.height).toBeGreaterThan(height - 140)
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expectAccessible(page)
    // A review has the wallet's bars around it again.
    const answer = ask('sendTransactions', call)
    await expect(asks()).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await press('Back')
    expect(await answer).toMatchObject(rejected)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner')).toBeVisible()
    await press('Full screen')
    await press('Leave full screen')
    await expect(page.getByRole('banner')).toBeVisible()
  })

test('an owner leaves a message with one of two signatures, and the app learns its state', async () => {
  const { ask, page, press } = session
  const answer = ask('signMessage', { message: 'I agree.' })
  await expect(button(page, 'Refuse')).toBeVisible()
  await press('Sign')
  await expect(button(page, 'Leave without waiting')).toBeVisible()
  await expect(button(page, 'Refuse')).toBeHidden()
  await expectAccessible(page)
  await press('Leave without waiting')
  const { error, code, data } = (await answer) as unknown as {
    error: string
    code: number
    data: { messageHash: string }
  }
  expect(code).toBe(-32002)
  expect(data.messageHash).toMatch(/^0x[\da-f]{64}$/)
  expect(error).toContain('more signatures are needed')
  expect(error).toContain(data.messageHash)
  // In a second request the signature of another owner cannot be refused here.
  const again = ask('signMessage', { message: 'I agree.' })
  await expect(button(page, 'Leave without waiting')).toBeVisible()
  await press('Leave without waiting')
  expect(await again).toMatchObject({ code: -32002 })
})
