import {
  type Address,
  type Hex,
  hashMessage,
  hashTypedData,
  recoverMessageAddress,
  recoverTypedDataAddress,
  type TypedDataDefinition,
} from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { useBrowser } from './useBrowser.ts'

const site = useBrowser(async () => ({}))
const { openApp, ask, connect, outcome } = site

beforeEach(() => site.createAccount())

const typedData = {
  domain: { name: 'Demo', chainId: 2021 },
  types: {
    Order: [
      { name: 'maker', type: 'address' },
      { name: 'items', type: 'Item[]' },
    ],
    Item: [{ name: 'amount', type: 'uint256' }],
  },
  primaryType: 'Order',
  message: {
    maker: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    items: [{ amount: '1' }, { amount: '250000000000000000000' }],
  },
} as const

// The amounts are text on the wire.
const definition = typedData as unknown as TypedDataDefinition

test('default', async () => {
  const page = await openApp()
  const popup = await ask(page, { method: 'eth_requestAccounts' })
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([
    480, 720,
  ])
  await popup.getByText('Demo app').waitFor()
  await popup.getByText(new URL(site.sites.dapp).host).waitFor()
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Connect' }).click()
  const accounts = await outcome<Address[]>(page)
  await closed
  expect(accounts).toEqual([expect.stringMatching(/^0x[0-9a-fA-F]{40}$/)])
  // The key stays: another visit gives the same account.
  expect(await connect(page)).toBe(accounts[0])
})

test('behavior: signs messages and typed data', async () => {
  const page = await openApp()
  const address = await connect(page)
  for (const message of ['Hello', '👋 Grüße\nzweite Zeile & more=#?']) {
    const popup = await ask(page, {
      method: 'personal_sign',
      params: [message, address.toLowerCase()],
    })
    expect(await popup.locator('pre').textContent()).toBe(message)
    await popup.getByText(hashMessage(message)).waitFor()
    await popup.getByRole('button', { name: 'Sign' }).click()
    const signature = await outcome<Hex>(page)
    expect(await recoverMessageAddress({ message, signature })).toBe(address)
  }
  // Libraries write the chain id in all of these ways.
  for (const chainId of [2021, '0x7e5', '2021']) {
    const domain = { ...typedData.domain, chainId }
    const popup = await ask(page, {
      method: 'eth_signTypedData_v4',
      params: [address, JSON.stringify({ ...typedData, domain })],
    })
    await popup.getByText('250000000000000000000').waitFor()
    await popup.getByText(hashTypedData(definition)).waitFor()
    await popup.getByRole('button', { name: 'Sign' }).click()
    const signature = await outcome<Hex>(page)
    expect(await recoverTypedDataAddress({ ...definition, signature })).toBe(
      address,
    )
  }
})

test('behavior: a long message arrives whole', async () => {
  const page = await openApp()
  const address = await connect(page)
  const message = 'long '.repeat(10_000)
  const popup = await ask(page, {
    method: 'personal_sign',
    params: [message, address],
  })
  await popup.getByRole('button', { name: 'Sign' }).click()
  const signature = await outcome<Hex>(page)
  expect(await recoverMessageAddress({ message, signature })).toBe(address)
})

test('behavior: hidden characters are pointed out', async () => {
  const page = await openApp()
  const address = await connect(page)
  const popup = await ask(page, {
    method: 'personal_sign',
    params: ['pay 1\u202e000', address],
  })
  await popup.getByText('U+202E').waitFor()
  await popup.getByRole('button', { name: 'Reject' }).click()
  expect(await outcome(page)).toMatchObject({ code: 4001 })
})

test('behavior: signing while disconnected takes one window', async () => {
  const page = await openApp()
  const popup = await ask(page, { method: 'personal_sign', params: ['Hello'] })
  await popup.getByRole('button', { name: 'Connect' }).click()
  await popup.getByRole('button', { name: 'Sign' }).click()
  expect(await outcome(page)).toMatch(/^0x[0-9a-f]{130}$/)
  await expect
    .poll(() => site.context.pages().length, { timeout: 10_000 })
    .toBe(1)
})

test('error: rejected, and closed', async () => {
  const page = await openApp()
  const popup = await ask(page, { method: 'eth_requestAccounts' })
  await popup.getByRole('button', { name: 'Reject' }).click()
  expect(await outcome(page)).toMatchObject({
    code: 4001,
    message: 'user reject action on Ronin Waypoint',
    data: { code: 1000, message: 'User rejected' },
  })
  const second = await ask(page, { method: 'eth_requestAccounts' })
  const start = Date.now()
  await second.close()
  expect(await outcome(page)).toMatchObject({ code: 4001 })
  expect(Date.now() - start).toBeLessThan(15_000)
})

test('behavior: approving needs half a second of sight', async () => {
  const page = await openApp()
  // A click as soon as the button is there is faster than any person.
  await page.context().addInitScript(() =>
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll('button')]
      const connect = buttons.find((each) => each.textContent === 'Connect')
      if (connect === undefined) return
      observer.disconnect()
      connect.click()
      document.documentElement.dataset['clicked'] = ''
    }).observe(document, { childList: true, subtree: true }),
  )
  const popup = await ask(page, { method: 'eth_requestAccounts' })
  await popup.locator('html[data-clicked]').waitFor()
  await popup.getByRole('button', { name: 'Connect' }).click()
  expect(await outcome(page)).toHaveLength(1)
})

test('error: a client that is not registered for this origin', async () => {
  const page = await openApp('/', { client: 'other' })
  const popup = await ask(page, { method: 'eth_requestAccounts' })
  await popup.getByText('Other app is not registered to ask from').waitFor()
  expect(await popup.getByRole('button', { name: 'Connect' }).count()).toBe(0)
  // An origin that is not registered gets no message.
  const settled = await page.evaluate(() =>
    Promise.race([
      globalThis.outcome,
      new Promise((resolve) => setTimeout(resolve, 500, 'still waiting')),
    ]),
  )
  expect(settled).toBe('still waiting')
})

test('error: an unknown client', async () => {
  const page = await openApp('/', { client: 'nobody' })
  const popup = await ask(page, { method: 'eth_requestAccounts' })
  await popup.getByText('The app is not registered with this wallet.').waitFor()
})

test('error: another account is expected', async () => {
  const page = await openApp()
  await page.evaluate((wallet) => {
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    localStorage.setItem('RONIN.WAYPOINT:ADDRESS', address)
    const owner = JSON.stringify({ clientId: 'demo', origin: wallet })
    localStorage.setItem('RONIN.WAYPOINT:ADDRESS:OWNER', owner)
  }, site.sites.wallet)
  const popup = await ask(page, { method: 'personal_sign', params: ['Hello'] })
  await popup
    .getByText('The app expects an account that is not in this browser.')
    .waitFor()
  expect(await outcome(page)).toMatchObject({
    code: 4100,
    message: 'id wallet is NOT define',
  })
})

test('error: an opener cut off by its own headers', async () => {
  const page = await openApp('/isolated')
  await page.evaluate(() => {
    globalThis.next = { method: 'eth_requestAccounts' }
  })
  const opened = site.context.waitForEvent('page')
  await page.click('button')
  const popup = await opened
  await popup.getByText('can not be reached from this window').waitFor()
  expect(await outcome(page)).toMatchObject({
    code: 4001,
    data: { reason: 'closed-or-severed' },
  })
})

test('behavior: the wallet can not be framed', async () => {
  const page = await openApp()
  const blocked = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, site.sites.wallet)
  await blocked
  site.forgive()
})

test('behavior: ignores a forged reply from a frame of the wallet', async () => {
  const page = await openApp()
  const popup = await ask(page, { method: 'eth_requestAccounts' })
  const state = new URL(popup.url()).searchParams.get('state')
  await page.evaluate(
    ({ state, origin }) => {
      dispatchEvent(
        new MessageEvent('message', {
          origin,
          source: window,
          data: {
            state,
            type: 'success',
            data: { address: '0x000000000000000000000000000000000000dEaD' },
          },
        }),
      )
    },
    { state, origin: site.sites.wallet },
  )
  await popup.getByRole('button', { name: 'Connect' }).click()
  const [address] = await outcome<[Address]>(page)
  expect(address).not.toBe('0x000000000000000000000000000000000000dEaD')
})

test('behavior: a window without its app continues by a registered redirect', async () => {
  const page = await site.context.newPage()
  const ask = async (redirect: string) => {
    const url = new URL('/client/demo/authorize', site.sites.wallet)
    url.search = new URLSearchParams({
      ...{ state: 's', origin: site.sites.dapp, redirect },
      scope: 'openid wallet',
    }).toString()
    await page.goto(url.href)
    await page.getByText('can not be reached from this window').waitFor()
  }
  const goOn = page.getByRole('button', { name: 'Go on by redirect' })
  await ask('https://evil.example/back')
  expect(await goOn.count()).toBe(0)
  await ask(`${site.sites.dapp}/back?keep=1`)
  await goOn.click()
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.waitForURL('**/back?**')
  const query = new URL(page.url()).searchParams
  expect(query.get('keep')).toBe('1')
  expect(query.get('state')).toBe('s')
  expect(query.get('data')).toMatch(/^ey/)
})
