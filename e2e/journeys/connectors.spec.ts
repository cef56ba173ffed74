import type { Frame, Page } from '@playwright/test'
import { type Address, parseEther, recoverMessageAddress, toHex } from 'viem'
import type { Outcome } from '../apps/expose.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { createInjectedWallet } from '../support/injectedWallet.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { openApp } from '../support/openApp.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import {
  answer,
  expectPopupAccessible,
  popupOf,
} from '../support/popupWallet.ts'
import { appAnswers, buildAppPage, serveApp } from '../support/serveAppPages.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

// One page made of our connectors only, alone in a tab and inside the wallet.

const { Alice, Bob, Carol, Dave } = ownerAccounts
const none = { status: 'disconnected', account: null, chainId: null, id: null }
const idOf = (owner: string) => `app.strongroom.e2e.${owner}`

async function servePage({ walletUrl, waypointUrl, rpcUrls }: Stack) {
  const urls = { wallet: walletUrl, waypoint: waypointUrl, rpc: rpcUrls[1337] }
  const script = await buildAppPage('connectorsPage')
  return serveApp(
    appAnswers(`globalThis.stackUrls = ${JSON.stringify(urls)};${script}`, {
      name: 'Connectors',
      description: 'Connects every wallet',
      iconPath: 'icon.svg',
    }),
  )
}

type Asked = Pick<Frame, 'evaluate'>
const ask = (page: Asked, path: string, ...args: unknown[]) =>
  page.evaluate(
    ([path, args]): Promise<Outcome> => globalThis.call(path, args),
    [path, args] as const,
  )
const expectAnswer = (page: Asked, path: string, data: unknown) =>
  expect.poll(() => ask(page, path), { message: path }).toEqual({ data })
const expectState = (page: Asked, state: object) =>
  expectAnswer(page, 'state', { status: 'connected', ...state })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

test('two announced wallets, a late one, and wagmi beside them', async ({
  stack,
  personOf,
}) => {
  const { rpcUrls } = stack
  const { page, context, wallet: alice } = await personOf('Alice')
  const bob = await createInjectedWallet(context, { owner: 'Bob', rpcUrls })
  const carol = await createInjectedWallet(context, {
    owner: 'Carol',
    rpcUrls,
    isLate: true,
  })
  bob.chainId = 2021
  const site = await servePage(stack)
  await page.goto(site.origin)
  const known = ['Ronin Waypoint', 'Gnosis Safe', alice.name, bob.name]
  const isAlice = { account: Alice, chainId: 1337, id: idOf('alice') }
  const isBob = { account: Bob, chainId: 2021, id: idOf('bob') }
  const isCarol = { account: Carol, chainId: 1337, id: idOf('carol') }

  await test.step('each is listed once, after any number of announcements', async () => {
    await expectAnswer(page, 'names', known)
    await page.evaluate(() => {
      dispatchEvent(new Event('eip6963:requestProvider'))
    })
    await expectAnswer(page, 'names', known)
    await expectAnswer(page, 'wagmi.names', known.slice(1))
    expect(alice.requests).toEqual([])
  })

  await test.step('each gives its own account and chain', async () => {
    await press(page, `Connect ${alice.name}`)
    await expectState(page, isAlice)
    await press(page, `Connect ${bob.name}`)
    await expectState(page, isBob)
  })

  await test.step('changes of the connected one are followed', async () => {
    // The wallet that is not connected any more is not listened to.
    await alice.emit(page, 'accountsChanged', [Carol])
    await expectState(page, isBob)
    bob.account = Dave
    await bob.emit(page, 'accountsChanged', [Dave])
    await expectState(page, { ...isBob, account: Dave })
    bob.chainId = 1337
    await bob.emit(page, 'chainChanged', '0x539')
    await expectState(page, { ...isBob, account: Dave, chainId: 1337 })
  })

  await test.step('wagmi lists and connects the same wallets', async () => {
    expect(await ask(page, 'wagmi.connect', 'Gnosis Safe')).toMatchObject({
      error: { name: 'ProviderNotFoundError' },
    })
    expect(await ask(page, 'wagmi.connect', alice.name)).toEqual({
      data: { accounts: [Alice], chainId: 1337 },
    })
  })

  await test.step('a late one is offered, and found again', async () => {
    await expectAnswer(page, 'names', known)
    await carol.announceIn(page)
    await expectAnswer(page, 'names', [...known, carol.name])
    await press(page, `Connect ${carol.name}`)
    await expectState(page, isCarol)
    await page.reload()
    await expectAnswer(page, 'names', known)
    await carol.announceIn(page)
    await expectState(page, isCarol)
    expect(carol.count('eth_requestAccounts')).toBe(1)
  })

  await test.step('a disconnect clears, also for the next visit', async () => {
    await press(page, 'Disconnect')
    await expectAnswer(page, 'state', none)
    const keys = await page.evaluate(() => Object.keys(localStorage).join())
    expect(keys).not.toMatch(/tanto\.REC/)
    await page.reload()
    await expectAnswer(page, 'names', known)
    await expectAnswer(page, 'state', none)
  })
  expect([alice, bob, carol].map((wallet) => wallet.prompts())).toEqual([
    0, 0, 0,
  ])
  await site.stop()
})

test('the popup wallet, two tabs in step, and no safe outside of a frame', async ({
  stack,
  personOf,
}) => {
  const { page, context, wallet } = await personOf('Alice')
  const site = await servePage(stack)
  // The operator of the popup wallet registers the apps that may use it.
  await lyingGateway(
    context,
    stack.waypointUrl,
    /^\/config\.json$/,
    (given) => {
      const { clients } = given as { clients: Record<string, Client> }
      clients['strongroom-local']?.origins.push(site.origin)
      return given
    },
  )
  await page.goto(site.origin)
  let account: Address = Dave

  await test.step('connect, and sign a message', async () => {
    const popup = await popupOf(page, () =>
      press(page, 'Connect Ronin Waypoint'),
    )
    await answer(popup, 'Create account')
    await expectPopupAccessible(popup, 'Connect')
    await answer(popup, 'Connect')
    await expect
      .poll(() => ask(page, 'state'))
      .toMatchObject({ data: { status: 'connected', id: 'WAYPOINT' } })
    const sign = await popupOf(page, () => press(page, 'Sign'))
    await expect(sign.getByText('Pay the gardener')).toBeVisible()
    await answer(sign, 'Sign')
    const shown = page.getByText(/^0x[0-9a-f]{130}$/)
    await expect(shown).toBeVisible()
    account = await recoverMessageAddress({
      message: 'Pay the gardener',
      signature: (await shown.textContent()) as `0x${string}`,
    })
    await expectState(page, { account, chainId: 1337, id: 'WAYPOINT' })
  })
  const isWaypoint = { account, chainId: 1337, id: 'WAYPOINT' }

  await test.step('a reload reconnects and opens no window', async () => {
    await page.reload()
    await expectState(page, isWaypoint)
    await expect.poll(() => context.pages().length).toBe(1)
  })

  await test.step('connecting to a safe outside a wallet fails and keeps the connection', async () => {
    expect(await ask(page, 'connect', 'SAFE')).toMatchObject({
      error: {
        name: 'ProviderNotFound',
        message: 'This page is not open inside of a wallet.',
      },
    })
    await expectState(page, isWaypoint)
  })

  await test.step('tabs follow each other', async () => {
    const other = await context.newPage()
    await other.goto(site.origin)
    await expectState(other, isWaypoint)
    await press(page, 'Disconnect')
    await expectAnswer(page, 'state', none)
    await expectAnswer(other, 'state', none)
    await press(other, `Connect ${wallet.name}`)
    const isAlice = { account: Alice, chainId: 1337, id: idOf('alice') }
    await expectState(other, isAlice)
    await expectState(page, isAlice)
    await press(page, 'Disconnect')
    await expectAnswer(other, 'state', none)
    expect(context.pages()).toHaveLength(2)
    expect(wallet.count('eth_requestAccounts')).toBe(1)
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored).not.toMatch(/tanto\.REC|ey[\w-]{10,}\.ey/)
  })
  await site.stop()
})

test('the same page as an app of a safe connects by itself', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  const site = await servePage(stack)
  const { frame, call, attempt } = await openApp(alice, safe, `${site.origin}/`)
  await expectState(frame, { account: safe, chainId: 1337, id: 'SAFE' })
  expect(await call('request', 'eth_getBalance', [safe, 'latest'])).toBe(
    toHex(parseEther('10')),
  )
  const transaction = { from: safe, to: Dave, value: toHex(parseEther('0.5')) }
  const refused = attempt('request', 'eth_sendTransaction', [transaction])
  await expect(page.getByText(/Send\s+0\.5\s*ETH/)).toBeVisible()
  await press(page, 'Back')
  expect(await refused).toMatchObject({ error: { code: 4001 } })
  expect(await call('wagmi.reconnect')).toEqual({
    status: 'connected',
    address: safe,
    chainId: 1337,
  })
  await expectState(frame, { account: safe, chainId: 1337, id: 'SAFE' })
  expect(wallet.prompts()).toBe(0)
  await site.stop()
})

interface Client {
  origins: string[]
}
