import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from 'playwright'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
} from 'vitest'
import { startSites } from './startSites.ts'

let browser: Browser
let context: BrowserContext
let sites: Awaited<ReturnType<typeof startSites>>
let violations: string[]

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH']
  sites = await startSites()
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await sites?.stop()
})

beforeEach(async () => {
  violations = []
  context = await browser.newContext()
  context.setDefaultTimeout(10_000)
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text()))
      violations.push(message.text())
  })
})

afterEach(async () => {
  await context.close()
})

async function open(host = sites.wallet): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${host}/?app=${encodeURIComponent(sites.app)}`)
  return page
}

test('default', async () => {
  const page = await open()
  const app = page.frameLocator('iframe')
  await app.getByText('2 of 3').waitFor()
  expect(await app.locator('.figures').textContent()).toContain('10')
  await app
    .getByLabel('Recipient')
    .fill('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  await app.getByLabel('Amount').fill('1.5')
  await app.getByRole('button', { name: 'Propose transfer' }).click()
  await app.getByText(`0x${'ab'.repeat(32)}`).waitFor()
  expect(await page.evaluate(() => globalThis.requests)).toEqual([
    {
      txs: [
        {
          to: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
          value: '1500000000000000000',
          data: '0x',
        },
      ],
      safeTxGas: undefined,
    },
  ])
  expect(violations).toEqual([])
})

test('behavior: a batch of two, rejected in the wallet', async () => {
  const page = await open()
  await page.evaluate(() => {
    globalThis.decision = 'reject'
  })
  const app = page.frameLocator('iframe')
  await app.getByRole('button', { name: 'Propose batch of two' }).click()
  await app.getByText('Rejected in the wallet').waitFor()
  const [request] = await page.evaluate(() => globalThis.requests)
  expect(request?.txs.map(({ to, value }) => [to, value])).toEqual([
    ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '1000000000000000'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '1000000000000000'],
  ])
})

test('behavior: an amount the safe can not pay is not proposed', async () => {
  const page = await open()
  const app = page.frameLocator('iframe')
  await app
    .getByLabel('Recipient')
    .fill('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  await app.getByLabel('Amount').fill('11')
  await app.getByText('Enter an amount the safe can pay.').waitFor()
  await app.getByLabel('Amount').press('Enter')
  expect(await page.evaluate(() => globalThis.requests)).toEqual([])
})

test('error: a page that is no configured wallet can not frame it', async () => {
  const page = await context.newPage()
  const blocked = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.goto(`${sites.stranger}/?app=${encodeURIComponent(sites.app)}`)
  await blocked
})

test('behavior: alone it explains itself', async () => {
  const page = await context.newPage()
  await page.goto(sites.app)
  await page.getByText('This app works inside your wallet').waitFor()
  const link = page.getByRole('link', { name: 'Open the wallet' })
  expect(await link.getAttribute('href')).toBe(sites.wallet)
  await page.getByRole('button', { name: 'Connect with Waypoint' }).waitFor()
  expect(violations).toEqual([])
})

test('behavior: any page may read the manifest and the icon, nothing else', async () => {
  const page = await open(sites.stranger)
  const read = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          (response) => response.text(),
          () => 'blocked',
        ),
      sites.app + path,
    )
  expect(JSON.parse(await read('/manifest.json'))).toMatchObject({
    name: 'Payouts',
    iconPath: 'icon.svg',
  })
  expect(await read('/icon.svg')).toContain('<svg')
  expect(await read('/config.json')).toBe('blocked')
  expect(await read('/')).toBe('blocked')
})
