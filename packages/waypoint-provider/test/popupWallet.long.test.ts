import type { Page } from 'playwright'
import {
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { useChromium } from './useChromium.ts'

// The public development mnemonic.
const junk = 'test test test test test test test test test test test junk'
const { address, getHdKey } = mnemonicToAccount(junk)
const privateKey = Buffer.from(getHdKey().privateKey ?? []).toString('hex')
const site = useChromium(() => ({
  key: `0x${privateKey}`,
  rpcUrl: 'http://127.0.0.1:1',
  act: 'approve',
}))
const { open, ask, askInPopup, outcome, prepare, configure } = site

const typedData = {
  domain: { name: 'Demo', chainId: 1337 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
} as const
const rejected = {
  name: 'UserRejectedRequestError',
  code: 4001,
  message: 'user reject action on Ronin Waypoint',
}
const connected = async () => {
  const page = await open()
  expect(await ask(page, 'eth_requestAccounts')).toEqual([address])
  return page
}
const closed = (popup: Page) =>
  popup.isClosed() ? undefined : popup.waitForEvent('close')

test('default', async () => {
  const page = await open()
  const popup = await askInPopup(page, 'eth_requestAccounts')
  expect(await popup.evaluate(() => [innerWidth, innerHeight, name])).toEqual([
    480,
    720,
    'Ronin Waypoint',
  ])
  await popup.evaluate((data) => globalThis.reply({ data }), { address })
  expect(await outcome(page)).toEqual([address])
})

test('behavior: takes a reply of a frame of the wallet', async () => {
  const page = await open()
  const popup = await askInPopup(page, 'eth_requestAccounts')
  await popup.evaluate((data) => globalThis.replyFromFrame({ data }), {
    address,
  })
  expect(await outcome(page)).toEqual([address])
})

test('behavior: signs text, bytes of text and typed data', async () => {
  const page = await connected()
  const message = '👋 Grüße & more=#?'
  for (const data of [message, stringToHex(message)]) {
    const params = [data, address.toLowerCase()]
    const signature = await ask<`0x${string}`>(page, 'personal_sign', params)
    expect(await recoverMessageAddress({ message, signature })).toBe(address)
  }
  const signature = await ask<`0x${string}`>(page, 'eth_signTypedData_v4', [
    address,
    JSON.stringify(typedData),
  ])
  expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(
    address,
  )
})

test('error: every code, on every page', async () => {
  const page = await connected()
  const tx = { to: address, value: '0x1' }
  const seen = new Map<number, Set<string>>()
  for (const [method, params] of [
    ['eth_requestAccounts', []],
    ['personal_sign', ['Hello', address]],
    ['eth_signTypedData_v4', [address, typedData]],
    ['eth_sendTransaction', [tx]],
  ] as const)
    for (const code of [1000, 1001, 1003, 1004, 2000, 2001, 3000, 4000, 7]) {
      configure({ act: 'fail', code, closeAfter: 0 })
      const error = await ask<{ code: number; message: string; data: unknown }>(
        page,
        method,
        [...params],
      )
      expect(error.data).toEqual({ code, message: 'as configured' })
      const known = seen.get(code) ?? new Set()
      seen.set(code, known.add(`${error.code} ${error.message}`))
    }
  expect(
    [...seen].map(([code, texts]) => `${code}: ${[...texts].join(' | ')}`),
  ).toMatchInlineSnapshot(`
    [
      "1000: 4001 user reject action on Ronin Waypoint",
      "1001: -32602 sign data is NOT valid",
      "1003: -32602 wallet payload is NOT valid",
      "1004: -32602 authorize payload is NOT valid",
      "2000: -32603 unknown Ronin Waypoint error",
      "2001: 4100 id wallet is NOT define",
      "3000: 4100 could NOT create wallet",
      "4000: -32003 transaction simulate fail",
      "7: -32603 unknown Ronin Waypoint error",
    ]
  `)
}, 120_000)

test('behavior: gets the answer of a wallet that closes at once', async () => {
  configure({ act: 'approve', closeAfter: 0 })
  const page = await open()
  for (let count = 0; count < 10; count++)
    expect(await ask(page, 'eth_requestAccounts')).toEqual([address])
})

test('behavior: signing while disconnected, by a wallet that closes at once', async () => {
  configure({ act: 'approve' })
  const page = await open('/', { memory: '' })
  const params = ['Hello', address]
  expect(await ask(page, 'personal_sign', params)).toMatch(/^0x[0-9a-f]{130}$/)
  await page.reload()
  await page.waitForFunction(() => 'loadLibraries' in globalThis)
  configure({ act: 'approve', closeAfter: 0 })
  const result = await ask<string | { data: unknown }>(
    page,
    'personal_sign',
    params,
  )
  // Either a second window opened, or the app gets an error to open one.
  if (typeof result !== 'string')
    expect(result.data).toEqual({ reason: 'popup-blocked' })
})

test('error: closed while it loads, at its page, and in the second step', async () => {
  const page = await open('/', { memory: '' })
  configure({ act: 'close' })
  expect(await ask(page, 'eth_requestAccounts')).toMatchObject({ code: 4001 })
  const popup = await askInPopup(page, 'eth_requestAccounts')
  await popup.waitForTimeout(1500)
  await popup.close()
  expect(await outcome(page)).toMatchObject({
    ...rejected,
    data: { reason: 'closed' },
  })
  const second = await askInPopup(page, 'personal_sign', ['Hello'])
  await second.evaluate((data) => globalThis.reply({ data }), { address })
  await second.waitForURL('**/wallet/sign?*')
  await second.waitForTimeout(1500)
  await second.close()
  expect(await outcome(page)).toMatchObject(rejected)
})

test('behavior: the app reloads while the popup is open', async () => {
  const page = await open()
  const stale = await askInPopup(page, 'eth_requestAccounts')
  await page.reload()
  await page.waitForFunction(() => 'loadLibraries' in globalThis)
  await stale.evaluate((data) => globalThis.reply({ data }), { address })
  expect(await page.evaluate(() => globalThis.events)).toEqual([])
  // The name is the same, so the old window is used again.
  configure({ act: 'approve' })
  expect(await ask(page, 'eth_requestAccounts')).toEqual([address])
  await closed(stale)
})

test('behavior: two tabs stay in step', async () => {
  const [one, two] = [await open(), await open()]
  await ask(one, 'eth_requestAccounts')
  await expect
    .poll(() => two.evaluate(() => globalThis.events))
    .toEqual([['accountsChanged', [address]]])
  expect(await ask(two, 'eth_accounts')).toEqual([address])
  await one.evaluate(() => globalThis.provider.disconnect())
  await expect
    .poll(() => two.evaluate(() => globalThis.events.slice(1)))
    .toEqual([['accountsChanged', []], 'disconnect'])
})

test('behavior: serves two tabs at once, one of them opened by the other', async () => {
  const one = await open()
  const opened = one.waitForEvent('popup')
  await one.evaluate(() => void window.open(location.href, '_blank'))
  const two = await opened
  await two.waitForFunction(() => 'loadLibraries' in globalThis)
  const first = await askInPopup(one, 'eth_requestAccounts')
  const second = await askInPopup(two, 'eth_requestAccounts')
  for (const popup of [second, first])
    await popup.evaluate((data) => globalThis.reply({ data }), { address })
  expect(await outcome(one)).toEqual([address])
  expect(await outcome(two)).toEqual([address])
})

test('behavior: a double click opens two windows that both answer', async () => {
  const page = await open()
  await prepare(page, 'eth_requestAccounts')
  await page.evaluate(() => {
    const { task } = globalThis
    const all: Promise<unknown>[] = []
    globalThis.task = () => {
      all.push(task())
      return Promise.all(all)
    }
  })
  const popups: Page[] = []
  page.on('popup', (popup) => popups.push(popup))
  // Both at once: a browser may swallow the second of two real clicks, when the
  // first one's window has taken the focus.
  await page.evaluate(() => {
    const button = document.querySelector('button')
    button?.click()
    button?.click()
  })
  await expect.poll(() => popups.length).toBe(2)
  expect(await outcome(page)).toEqual([[address], [address]])
})

test('behavior: storage that is blocked, and storage full of garbage', async () => {
  await site.context.addInitScript(() => {
    if (!location.search.includes('blocked')) return
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const blocked = await open('/', { blocked: '' })
  expect(await ask(blocked, 'eth_requestAccounts')).toEqual([address])
  expect(await ask(blocked, 'eth_accounts')).toEqual([address])

  const page = await open()
  await page.evaluate(() => {
    localStorage.setItem('RONIN.WAYPOINT:ADDRESS', '{"rubbish":')
    localStorage.setItem('RONIN.WAYPOINT:ADDRESS:OWNER', '\u0000')
    // Fills the storage.
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
      try {
        for (let key = 0; ; key++)
          localStorage.setItem(`${size}-${key}`, 'x'.repeat(size))
      } catch {}
  })
  await page.reload()
  await page.waitForFunction(() => 'loadLibraries' in globalThis)
  expect(await ask(page, 'eth_accounts')).toEqual([])
  expect(await ask(page, 'eth_requestAccounts')).toEqual([address])
  expect(await ask(page, 'eth_accounts')).toEqual([address])
})

test('error: reports a page that is isolated from its popups', async () => {
  const page = await open('/isolated')
  const error = await ask<{ message: string }>(page, 'eth_requestAccounts')
  expect(error).toMatchObject({
    code: 4001,
    data: { reason: 'closed-or-severed' },
  })
  expect(error.message).toContain('Cross-Origin-Opener-Policy: same-origin')
})

test('behavior: a frame of the wallet’s own origin can not answer', async () => {
  const page = await open()
  const popup = await askInPopup(page, 'eth_requestAccounts')
  const state = new URL(popup.url()).searchParams.get('state')
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, site.sites.wallet)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  await frame?.evaluate(
    ({ state, address }) =>
      parent.postMessage({ state, type: 'success', data: { address } }, '*'),
    { state, address: '0x000000000000000000000000000000000000dEaD' },
  )
  await popup.evaluate((data) => globalThis.reply({ data }), { address })
  expect(await outcome(page)).toEqual([address])
})

test('behavior: beforeunload, abort and dispose', async () => {
  const page = await open()
  const popup = await askInPopup(page, 'eth_requestAccounts')
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  await popup.evaluate((data) => globalThis.reply({ data }), { address })
  expect(await outcome(page)).toEqual([address])
  await popup.close()

  const aborted = await askInPopup(page, 'eth_requestAccounts')
  await page.evaluate(() => {
    globalThis.task = () => Promise.resolve(globalThis.provider.dispose())
  })
  const gone = closed(aborted)
  const first = outcome(page)
  await page.click('button')
  await gone
  expect(await first).toMatchObject({ code: 4900 })
})
