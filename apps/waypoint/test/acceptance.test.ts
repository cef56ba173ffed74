import { startChain } from '@strongroom/devnet'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Page } from 'playwright'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hashTypedData,
  keccak256,
  parseEther,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { afterAll, describe, expect, test } from 'vitest'
import { useBrowser } from './useBrowser.ts'

// Requirements of the popup protocol for a wallet, with our provider and with
// the published one, unmodified.
const chain = await startChain({ chainId: 2021, seed: false })
afterAll(() => chain.stop())
const site = useBrowser(async () => ({ rpcUrl: chain.rpcUrl }))
const { ask, outcome } = site

const other: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const approve = (popup: Page, name: string) =>
  popup.getByRole('button', { name, exact: true }).click()

const typedData = {
  domain: { name: 'Demo', chainId: 2021 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
} as const

describe.each(['ours', 'published'])('%s', (sdk) => {
  const open = (query: Record<string, string> = {}) =>
    site.openApp('/', { sdk, rpc: chain.rpcUrl, ...query })
  const connected = async () => {
    await site.createAccount()
    const page = await open()
    const address = await site.connect(page)
    await chain.client.setBalance({ address, value: parseEther('10') })
    return { page, address }
  }

  test('default', async () => {
    const page = await open()
    const popup = await ask(page, { call: 'connect' })
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([
      480, 720,
    ])
    await popup.getByRole('heading', { name: 'Create your account' }).waitFor()
    await site.expectAccessible(popup)
    await approve(popup, 'Create account')
    await popup.getByRole('heading', { name: 'Connect to this app?' }).waitFor()
    await popup.getByText(new URL(site.sites.dapp).host).waitFor()
    await site.expectAccessible(popup)
    await approve(popup, 'Connect')
    const { token, address } = await outcome<{ token: string; address: Hex }>(
      page,
    )
    expect(
      await page.evaluate(() => localStorage.getItem('RONIN.WAYPOINT:ADDRESS')),
    ).toBe(address)
    const events = await page.evaluate(() => globalThis.events)
    expect(events).toMatchObject([
      ['accountsChanged', [address]],
      ['connect', {}],
    ])
    const jwks = new URL('/.well-known/jwks.json', site.sites.wallet)
    const { payload } = await jwtVerify(token, createRemoteJWKSet(jwks), {
      issuer: site.sites.wallet,
      audience: 'demo',
    })
    expect(payload['scp']).toBe('openid wallet')
  })

  test('behavior: creates a keyless wallet', async () => {
    const page = await open()
    const popup = await ask(page, { call: 'createKeylessWallet' })
    await popup.getByText('The app gets the address').waitFor()
    await approve(popup, 'Create account')
    const { address } = await outcome<{ address: Hex }>(page)
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    const again = await ask(page, { call: 'createKeylessWallet' })
    await again
      .getByRole('heading', { name: 'You have an account already' })
      .waitFor()
    await site.expectAccessible(again)
    await approve(again, 'Use this account')
    expect(await outcome(page)).toMatchObject({ address })
  })

  test('behavior: signs text, emoji and the hex of text', async () => {
    const { page, address } = await connected()
    for (const message of [
      'Hello',
      '👋🏽 Grüße\n& more=#?',
      stringToHex('Hey'),
    ]) {
      const params = [message, address]
      const popup = await ask(page, { method: 'personal_sign', params })
      await popup.getByRole('heading', { name: 'Sign this message?' }).waitFor()
      await approve(popup, 'Sign')
      const signature = await outcome<Hex>(page)
      const signed = message.startsWith('0x') ? 'Hey' : message
      expect(await recoverMessageAddress({ message: signed, signature })).toBe(
        address,
      )
    }
  })

  test('behavior: signs typed data as viem and as ethers send it', async () => {
    const { page, address } = await connected()
    const EIP712Domain = [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ]
    const withHex = { ...typedData.domain, chainId: '0x7e5' }
    for (const sent of [
      { ...typedData, types: { EIP712Domain, ...typedData.types } },
      { ...typedData, domain: withHex },
    ]) {
      const params = [address.toLowerCase(), JSON.stringify(sent)]
      const popup = await ask(page, { method: 'eth_signTypedData_v4', params })
      await popup.getByText('Saigon (local) (2021)').waitFor()
      await popup.getByText(hashTypedData(typedData)).waitFor()
      await approve(popup, 'Sign')
      const signature = await outcome<Hex>(page)
      expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(
        address,
      )
    }
  })

  test('behavior: sends every kind of transaction, for real', async () => {
    const { page, address: from } = await connected()
    const transfer = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [other, 5n],
    })
    // Returns one zero byte as the code of the new contract.
    const creation = '0x60015ff3'
    const value = '0xde0b6b3a7640000'
    const big: Hex = `0x${'ab'.repeat(60_000)}`
    const cases: [object, string][] = [
      [{ from, to: other, value, type: '0x0' }, 'legacy'],
      [{ from: from.toLowerCase(), to: other, value }, 'eip1559'],
      [{ from, to: other, value: '0x1', type: '0x64' }, 'eip1559'],
      [{ from, to: other, data: transfer, chainId: '0x7e5' }, 'eip1559'],
      [{ from, data: creation }, 'eip1559'],
      [{ from, to: other, data: big }, 'eip1559'],
    ]
    for (const [transaction, type] of cases) {
      const popup = await ask(page, {
        method: 'eth_sendTransaction',
        params: [transaction],
      })
      await popup.getByText('at most').first().waitFor()
      await approve(popup, 'Send')
      // The provider may close the popup as soon as it has the answer.
      const hash = await outcome<Hex>(page)
      expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
      const receipt = await chain.client.waitForTransactionReceipt({ hash })
      expect(receipt.status).toBe('success')
      const mined = await chain.client.getTransaction({ hash })
      expect(mined).toMatchObject({ type, from: from.toLowerCase() })
      const { data = mined.input } = transaction as { data?: Hex }
      expect(keccak256(mined.input)).toBe(keccak256(data))
    }
    expect(await chain.client.getBalance({ address: other })).toBeGreaterThan(
      parseEther('1'),
    )
  })

  test('error: rejected, and closed at each stage', async () => {
    const { page, address } = await connected()
    const requests = [
      { method: 'eth_requestAccounts' },
      { method: 'personal_sign', params: ['Hello', address] },
      {
        method: 'eth_sendTransaction',
        params: [{ from: address, to: other, value: '0x1' }],
      },
    ]
    for (const request of requests) {
      const popup = await ask(page, request)
      await approve(popup, 'Reject')
      expect(await outcome(page)).toMatchObject({ code: 4001 })
      const closed = await ask(page, request)
      await closed.close()
      expect(await outcome(page)).toMatchObject({ code: 4001 })
    }
  })

  test('behavior: stays open for as long as the app sets', async () => {
    await site.createAccount()
    for (const [closeDelay, stays] of [
      ['0', false],
      ['60000', true],
    ] as const) {
      const page = await open({ closeDelay })
      await page.evaluate(() => localStorage.clear())
      const popup = await ask(page, { call: 'connect' })
      await approve(popup, 'Connect')
      await outcome(page)
      if (stays) expect(popup.isClosed()).toBe(false)
      else
        await expect
          .poll(() => popup.isClosed(), { timeout: 30_000 })
          .toBe(true)
      await page.close()
    }
  })

  test('behavior: signs while disconnected', async () => {
    await site.createAccount()
    const page = await open()
    const popup = await ask(page, {
      method: 'personal_sign',
      params: ['Hello'],
    })
    await approve(popup, 'Connect')
    await approve(popup, 'Sign')
    expect(await outcome(page)).toMatch(/^0x[0-9a-f]{130}$/)
  })
})

describe.each(['ours', 'published'])('behavior: %s', (sdk) => {
  const open = () => site.openApp('/', { sdk })
  const back = (parse: 'auth' | 'shard') =>
    `${site.sites.dapp}/back?sdk=${sdk}&parse=${parse}&wallet=${site.sites.wallet}`
  const arrivedAt = async (page: Page) => {
    await page.waitForURL('**/back?**')
    await expect
      .poll(() => page.evaluate(() => globalThis.parsed), { timeout: 10_000 })
      .toBeDefined()
    const query = await page.evaluate(() => new URL(arrived).search)
    return new URLSearchParams(query)
  }

  test('authorizes in a popup, with and without a code', async () => {
    await site.createAccount()
    const page = await open()
    const options = { mode: 'popup', scopes: ['openid', 'profile', 'wallet'] }
    const popup = await ask(page, { call: 'authorize', options })
    await approve(popup, 'Connect')
    const { address } = await outcome<{ address: Hex }>(page)
    const second = await ask(page, {
      call: 'authorize',
      options: { ...options, checks: ['pkce'] },
    })
    await approve(second, 'Connect')
    const { authorizationCode: code, codeVerifier } =
      await outcome<Record<string, string>>(page)
    // The app's own page exchanges it: the server lets it read the answer.
    const exchanged = await page.evaluate(
      async ({ url, body }) => {
        const headers = { 'content-type': 'application/json' }
        const init = { method: 'POST', headers, body: JSON.stringify(body) }
        return (await fetch(url, init)).json()
      },
      {
        url: `${site.sites.wallet}/oauth2/token`,
        body: { code, code_verifier: codeVerifier },
      },
    )
    expect(exchanged).toMatchObject({ address })
  })

  test('authorizes by redirect, and receives a refusal', async () => {
    await site.createAccount()
    const options = {
      mode: 'redirect',
      scopes: ['openid', 'wallet'],
      redirectUrl: back('auth'),
      state: 'st-1',
    }
    const page = await open()
    await site.prepare(page, { call: 'authorize', options })
    await page.click('button')
    await page.getByText('Your answer takes this page to /back').waitFor()
    await site.expectAccessible(page)
    await approve(page, 'Connect')
    const given = await arrivedAt(page)
    expect(await page.evaluate(() => globalThis.parsed)).toMatchObject({
      state: 'st-1',
      address: expect.stringMatching(/^0x/),
      token: expect.stringMatching(/^ey/),
    })
    expect(given.get('version')).toBe('1.4')

    const refused = await open()
    await site.prepare(refused, { call: 'authorize', options })
    await refused.click('button')
    await approve(refused, 'Reject')
    const query = await arrivedAt(refused)
    expect(await refused.evaluate(() => globalThis.parsed)).toMatchObject({
      message: 'parseRedirectUrl: authorization failed',
    })
    expect([query.get('code'), query.get('message')]).toEqual([
      '1000',
      '[WALLET_USER_CANCEL] User rejected',
    ])
  })

  test('refuses a redirect to a page that is not registered', async () => {
    const page = await open()
    await site.prepare(page, {
      call: 'authorize',
      options: {
        mode: 'redirect',
        redirectUrl: 'https://evil.example/back',
        state: 's',
      },
    })
    await page.click('button')
    await page.getByText('is not registered to be answered at').waitFor()
  })

  test('delegates, in a popup and by redirect', async () => {
    await site.createAccount()
    const page = await open()
    const popup = await ask(page, {
      call: 'delegationAuthorize',
      options: { mode: 'popup', scopes: ['openid'] },
    })
    await popup.getByText('an encrypted share').waitFor()
    await approve(popup, 'Connect')
    const { clientShard } = await outcome<{ clientShard: string }>(page)
    expect(clientShard).toMatch(/^0x[0-9a-f]{64}$/)

    await site.prepare(page, {
      call: 'delegationAuthorize',
      options: {
        mode: 'redirect',
        scopes: ['openid'],
        redirectUrl: back('shard'),
      },
    })
    await page.click('button')
    await page.waitForURL(`${site.sites.wallet}/**`, { timeout: 60_000 })
    await approve(page, 'Connect')
    await arrivedAt(page)
    expect(await page.evaluate(() => globalThis.parsed)).toMatchObject({
      clientShard,
    })
  })
})
