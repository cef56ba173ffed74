import { expect, test } from 'vitest'
import { openTab, useSites } from './useSites.ts'

const frame = useSites()
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const safeTxHash = `0x${'ab'.repeat(32)}`

test('default', async () => {
  const { page, app } = await frame.open()
  await app.getByText('2 of 3').waitFor()
  expect(await app.locator('.figures').textContent()).toContain('10')
  await app.getByLabel('Recipient').fill(dave)
  await app.getByLabel('Amount').fill('1.5')
  await app.getByRole('button', { name: 'Propose transfer' }).click()
  await app.getByText(safeTxHash).waitFor()
  expect(await page.evaluate(() => globalThis.requests)).toEqual([
    {
      txs: [{ to: dave, value: '1500000000000000000', data: '0x' }],
      safeTxGas: undefined,
    },
  ])
  await app.getByText('Proposed: other owners have to sign').waitFor()
  expect(frame.violations).toEqual([])
})

test('behavior: a transaction is followed to its end', async () => {
  const { page, app } = await frame.open()
  await app.getByRole('button', { name: 'Propose batch of two' }).click()
  await app.getByText('Proposed: other owners have to sign').waitFor()
  const report = (txStatus: 'AWAITING_EXECUTION' | 'SUCCESS', txHash: string) =>
    page.evaluate(
      ([txStatus, txHash, safeTxHash]) => {
        globalThis.transaction = { txStatus, ...(txHash && { txHash }) }
        globalThis.host.emit('transactionStatus', { safeTxHash, txStatus })
      },
      [txStatus, txHash, safeTxHash] as const,
    )
  await report('AWAITING_EXECUTION', '')
  await app.getByText('Signed: an owner has to execute it').waitFor()
  await report('SUCCESS', `0x${'ef'.repeat(32)}`)
  await app.getByText('Executed', { exact: true }).waitFor()
  await app.getByText(`0x${'ef'.repeat(32)}`).waitFor()
})

test('behavior: a batch of two, rejected in the wallet', async () => {
  const { page, app } = await frame.open()
  await page.evaluate(() => {
    globalThis.decision = 'reject'
  })
  await app.getByRole('button', { name: 'Propose batch of two' }).click()
  await app.getByText('Rejected in the wallet').waitFor()
  const [request] = await page.evaluate(() => globalThis.requests)
  expect(request?.txs.map(({ to, value }) => [to, value])).toEqual([
    ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '1000000000000000'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '1000000000000000'],
  ])
})

test('behavior: an amount the safe can not pay is not proposed', async () => {
  const { page, app } = await frame.open()
  await app.getByLabel('Recipient').fill(dave)
  await app.getByLabel('Amount').fill('11')
  await app.getByText('Enter an amount the safe can pay.').waitFor()
  await app.getByLabel('Amount').press('Enter')
  expect(await page.evaluate(() => globalThis.requests)).toEqual([])
})

test('behavior: news of the safe arrive by themselves', async () => {
  const { page, app } = await frame.open()
  await app.getByText('2 of 3').waitFor()
  await openTab(app, 'Safe')
  await app.getByText('An owner is connected').waitFor()
  await page.evaluate(() => {
    globalThis.safe = { ...globalThis.safe, threshold: 3, isReadOnly: true }
    globalThis.host.refresh()
  })
  await app.getByText('3 signatures of 3 owners').waitFor()
  await app.getByText('Read only').waitFor()
})

test('behavior: the wallet’s colours', async () => {
  const { page, app } = await frame.open('&dark')
  const root = app.locator('html')
  await app.getByText('2 of 3').waitFor()
  await app.locator('html[data-sr-theme=dark]').waitFor()
  await page.evaluate(() =>
    globalThis.host.emit('themeChanged', { darkMode: false }),
  )
  await app.locator('html[data-sr-theme=light]').waitFor()
  expect(await root.count()).toBe(1)
})

test('behavior: shows a read-only safe and refuses with a code', async () => {
  const { app } = await frame.open('&readOnly')
  await app.getByText('You are looking on').waitFor()
  await app.getByRole('button', { name: 'Propose batch of two' }).click()
  await app.getByText('(code 4100)').waitFor()
})

test('error: a page around that does not answer', async () => {
  const { app } = await frame.open('&silent')
  await app
    .getByText('The wallet around this app did not open a safe for it.')
    .waitFor()
  await app.getByRole('button', { name: 'Try again' }).waitFor()
})

test('error: a wallet that closes the app', async () => {
  const { page, app } = await frame.open()
  await app.getByText('2 of 3').waitFor()
  await page.evaluate(() => globalThis.host.emit('shutdown', null))
  await app.getByText('The wallet closed this app.').waitFor()
  await app.getByRole('button', { name: 'Ask again' }).click()
  await app.getByText('2 of 3').waitFor()
})

test('error: a page that is no configured wallet can not frame it', async () => {
  const { context, sites } = frame
  const page = await context.newPage()
  const blocked = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.goto(`${sites.stranger}/?app=${encodeURIComponent(sites.app)}`)
  await blocked
})

test('behavior: alone it explains itself', async () => {
  const { context, sites } = frame
  const page = await context.newPage()
  await page.goto(sites.app)
  await page.getByText('This app works inside your wallet').waitFor()
  const link = page.getByRole('link', { name: 'Open the wallet' })
  expect(await link.getAttribute('href')).toBe(sites.wallet)
  await page.getByRole('button', { name: 'Connect with Waypoint' }).waitFor()
  expect(frame.violations).toEqual([])
})

test('behavior: lets any page read the manifest and the icon alone', async () => {
  const { page } = await frame.open('', frame.sites.stranger)
  const read = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          (response) => response.text(),
          () => 'blocked',
        ),
      frame.sites.app + path,
    )
  expect(JSON.parse(await read('/manifest.json'))).toMatchObject({
    name: 'Payouts',
    iconPath: 'icon.svg',
  })
  expect(await read('/icon.svg')).toContain('<svg')
  expect(await read('/config.json')).toBe('blocked')
  expect(await read('/')).toBe('blocked')
})
