import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { useChromium } from './useChromium.ts'

const junk = 'test test test test test test test test test test test junk'
const { address, getHdKey } = mnemonicToAccount(junk)
const privateKey = Buffer.from(getHdKey().privateKey ?? []).toString('hex')
const site = useChromium(
  () => ({
    key: `0x${privateKey}`,
    rpcUrl: 'http://127.0.0.1:1',
    act: 'approve',
  }),
  { isBlocking: true },
)

test('default', async () => {
  const page = await site.open('/', { atOnce: '' })
  const elements = () => page.evaluate(() => document.all.length)
  const before = await elements()
  expect(await site.outcome(page)).toEqual({
    name: 'UserRejectedRequestError',
    code: 4001,
    message: 'Popup window is BLOCKED by the browser',
    data: { reason: 'popup-blocked' },
  })
  // The package adds no element: the button is the app's.
  expect(await elements()).toBe(before)
  await page.evaluate(() => {
    const { retry } = globalThis.lastError as { retry(): Promise<unknown> }
    globalThis.task = retry
  })
  await page.click('button')
  expect(await site.outcome(page)).toEqual([address])
})

test('behavior: authorize by popup, by PKCE, and by leaving', async () => {
  const page = await site.open()
  const wallet = site.sites.wallet
  const run = async (options: object) => {
    await page.evaluate(
      (given) => {
        globalThis.task = () => globalThis.openAuthorize(given as never)
      },
      { clientId: 'demo', waypointOrigin: wallet, ...options },
    )
    await page.click('button')
    return site.outcome(page)
  }
  expect(await run({ mode: 'popup' })).toEqual({ token: 'token', address })
  // The blank window of the click becomes the wallet's.
  expect(await run({ mode: 'popup', checks: ['pkce'] })).toEqual({
    authorizationCode: 'code',
    codeVerifier: expect.stringMatching(/^[\w-]{64}$/),
  })
  site.configure({ act: 'wait' })
  void run({ mode: 'redirect', redirectUrl: page.url() }).catch(() => undefined)
  await page.waitForURL(`${wallet}/client/demo/authorize?*`)
  const { searchParams } = new URL(page.url())
  const state = searchParams.get('state')
  const back = new URL(searchParams.get('redirect') ?? '')
  expect(searchParams.has('origin')).toBe(false)
  const { search } = back
  back.search += `&method=auth&type=success&state=${state}&data=token&address=${address}`
  await page.goto(back.href)
  await page.waitForFunction(() => 'loadLibraries' in globalThis)
  expect(await page.evaluate(() => globalThis.parseReturn())).toMatchObject({
    token: 'token',
    address,
  })
  expect(new URL(page.url()).search).toBe(search)
})
