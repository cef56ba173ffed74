import { type Relay, startRelay } from '@strongroom/devnet'
import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { SignClient } from '@walletconnect/sign-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../walletconnect/createMemoryStore.test.fixture.ts'
import { createWalletConnectAccount } from './createWalletConnectAccount.ts'
import type { WalletConnectAccount } from './WalletConnectAccount.ts'

const safe = '0x00000000000000000000000000000000000000AA'
const to = '0x00000000000000000000000000000000000000bb'
const chainId = 1337
let relay: Relay
let count = 0
const ends: (() => unknown)[] = []

beforeAll(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(() => relay.close())

const until = (check: () => void) => vi.waitFor(check, 20_000)

/** A published provider as the app, with the code it shows. */
async function createApp(
  name = 'Exchange',
  { optionalChains = [chainId] } = {},
) {
  const prefix = `app${count++}`
  const provider = await EthereumProvider.init({
    projectId: 'app',
    relayUrl: relay.url,
    optionalChains,
    rpcMap: Object.fromEntries(
      optionalChains.map((id) => [id, 'http://127.0.0.1:9']),
    ),
    showQrModal: false,
    telemetryEnabled: false,
    disableProviderPing: true,
    customStoragePrefix: prefix,
    logger: 'silent',
    storage: createMemoryStore(),
    metadata: {
      name,
      description: '',
      url: 'https://exchange.example/swap?x=1',
      icons: ['https://exchange.example/icon.png'],
    },
  } as never)
  ends.push(() => provider.signer.client.core.relayer.transportClose())
  const code = new Promise<string>((resolve) =>
    provider.on('display_uri', resolve),
  )
  return { provider, code }
}

/** A tab of the wallet; tabs with the same `kept` share their storage. */
function createTab(kept = { prefix: `wallet${count++}`, map: new Map() }) {
  const account = createWalletConnectAccount({
    projectId: 'wallet',
    relayUrl: relay.url,
    storagePrefix: kept.prefix,
    metadata: {
      name: 'W',
      description: '',
      url: 'https://w.example',
      icons: [],
    },
    pairTimeout: 2_000,
    init: { logger: 'silent', storage: createMemoryStore(kept.map) },
    load: async () => {
      // The library keeps one core a page; each tab is a page of its own.
      Reflect.deleteProperty(globalThis, `_walletConnectCore_${kept.prefix}`)
      return { SignClient } as never
    },
  })
  ends.push(account.dispose)
  account.start()
  return { account, kept }
}

const ready = (account: WalletConnectAccount) =>
  until(() => expect(account.getSnapshot().status).toBe('ready'))

async function pairUp(
  account: WalletConnectAccount,
  name?: string,
  chainIds: readonly [number, ...number[]] = [chainId],
) {
  const { provider, code } = await createApp(name, {
    optionalChains: [...chainIds],
  })
  await ready(account)
  const connected = provider.connect()
  const proposal = await account.pair(await code)
  await account.approve(proposal, { address: safe, chainIds })
  await connected
  return { provider, proposal }
}

const firstRequest = async (account: WalletConnectAccount) => {
  await until(() => expect(account.getSnapshot().requests).not.toEqual([]))
  const [request] = account.getSnapshot().requests
  if (request === undefined) throw new Error('The request is gone.')
  return request
}

const transaction = { from: safe, to, value: '0x1' }

test('default: an app pairs by code, gets the account and an answer', async () => {
  const { account } = createTab()
  const { provider, proposal } = await pairUp(account)
  expect(proposal).toMatchObject({
    peer: { name: 'Exchange', origin: 'https://exchange.example' },
    chainIds: [chainId],
    requiredChainIds: [],
    isScam: false,
  })
  expect(provider.accounts).toEqual([safe])
  const [session] = account.getSnapshot().sessions
  expect(session).toMatchObject({ address: safe, chainIds: [chainId] })
  expect(session?.createdAt).toBeGreaterThan(Date.now() - 60_000)

  const sent = provider.request({
    method: 'eth_sendTransaction',
    params: [transaction],
  })
  const request = await firstRequest(account)
  expect(request).toMatchObject({
    chainId,
    method: 'eth_sendTransaction',
    params: [transaction],
  })
  await account.answer(request, { result: '0xhash' })
  // A second answer is ignored.
  await account.answer(request, { result: '0xother' })
  expect(await sent).toBe('0xhash')
  expect(account.getSnapshot().requests).toEqual([])
})

test('behavior: a session of two chains names the chain of each request', async () => {
  const { account } = createTab()
  const { provider } = await pairUp(account, 'Exchange', [chainId, 2021])
  expect(account.getSnapshot().sessions).toMatchObject([
    { address: safe, chainIds: [chainId, 2021] },
  ])
  const { client, session } = provider.signer
  const topic = session?.topic ?? ''
  const ask = (method: string, params: unknown[], on = chainId) =>
    client.request<unknown>({
      topic,
      chainId: `eip155:${on}`,
      request: { method, params },
    })
  // The account answers these itself, whatever the owner looks at.
  const changed = new Promise((resolve) => provider.on('chainChanged', resolve))
  expect(
    await ask('wallet_switchEthereumChain', [{ chainId: '0x7e5' }]),
  ).toBeNull()
  expect(Number(await changed)).toBe(2021)
  expect(await ask('eth_chainId', [], 2021)).toBe('0x7e5')
  await expect(
    ask('wallet_switchEthereumChain', [{ chainId: '0x1' }]),
  ).rejects.toMatchObject({ code: 4902 })
  expect(account.getSnapshot().requests).toEqual([])

  const sent = ask('eth_sendTransaction', [transaction], 2021)
  const request = await firstRequest(account)
  expect(request).toMatchObject({ chainId: 2021, session: { topic } })
  await account.answer(request, { result: '0xhash' })
  expect(await sent).toBe('0xhash')
})

test('behavior: an error reaches the app with its code', async () => {
  const { account } = createTab()
  const { provider } = await pairUp(account)
  const sent = provider.request({
    method: 'personal_sign',
    params: ['0x12', safe],
  })
  const refused = expect(sent).rejects.toMatchObject({ code: 4001 })
  const error = { code: 4001, message: 'Rejected.' }
  await account.answer(await firstRequest(account), { error })
  await refused
})

test('behavior: either side ends a session', async () => {
  const { account } = createTab()
  const first = await pairUp(account)
  const second = await pairUp(account, 'Other')
  const [session] = account.getSnapshot().sessions
  if (session === undefined) throw new Error('The session is gone.')
  const ended = new Promise((resolve) =>
    first.provider.on('disconnect', resolve),
  )
  await account.disconnect(session)
  await ended
  expect(account.getSnapshot().sessions).toHaveLength(1)
  await second.provider.disconnect()
  await until(() => expect(account.getSnapshot().sessions).toEqual([]))
})

test('behavior: sessions and open requests survive a reload', async () => {
  const { account, kept } = createTab()
  const { provider } = await pairUp(account)
  const sent = provider.request({
    method: 'eth_sendTransaction',
    params: [transaction],
  })
  const { id } = await firstRequest(account)
  account.dispose()
  const { account: reloaded } = createTab(kept)
  await ready(reloaded)
  const [session] = reloaded.getSnapshot().sessions
  expect(session?.createdAt).toBeDefined()
  const request = await firstRequest(reloaded)
  expect(request.id).toBe(id)
  await reloaded.answer(request, { result: '0xlate' })
  expect(await sent).toBe('0xlate')
})

test('behavior: an answer given while the relay is away is sent after a reload', async () => {
  const { account, kept } = createTab()
  const { provider } = await pairUp(account)
  const sent = provider.request({
    method: 'eth_sendTransaction',
    params: [transaction],
  })
  const request = await firstRequest(account)
  // The page closes between the owner's decision and the message to the relay.
  account.dispose()
  void account.answer(request, { result: '0xkept' })
  const { account: reloaded } = createTab(kept)
  await ready(reloaded)
  expect(await sent).toBe('0xkept')
  expect(reloaded.getSnapshot().requests).toEqual([])
})

test('behavior: one tab serves; another takes over on demand, or when it closes', async () => {
  const { account: first, kept } = createTab()
  await pairUp(first)
  const { account: second } = createTab(kept)
  await until(() => expect(second.getSnapshot().status).toBe('elsewhere'))
  expect(second.getSnapshot().sessions).toEqual([])
  second.take()
  await ready(second)
  await until(() => expect(first.getSnapshot().status).toBe('taken'))
  expect(first.getSnapshot().sessions).toEqual([])
  expect(second.getSnapshot().sessions).toHaveLength(1)
  const { account: third } = createTab(kept)
  await until(() => expect(third.getSnapshot().status).toBe('elsewhere'))
  second.dispose()
  await ready(third)
  expect(third.getSnapshot().sessions).toHaveLength(1)
})

test('behavior: a flood of requests is answered beyond the twentieth', async () => {
  const { account } = createTab()
  const { provider } = await pairUp(account)
  const asked = Array.from({ length: 22 }, () =>
    provider
      .request({ method: 'personal_sign', params: ['0x12', safe] })
      .catch(({ code }: { code: number }) => code),
  )
  expect(await Promise.race(asked)).toBe(-32005)
  await until(() => expect(account.getSnapshot().requests).toHaveLength(20))
})

test('behavior: a hostile name is cut and a hostile address is no origin', async () => {
  const { account } = createTab()
  const { provider, code } = await createApp('N'.repeat(500))
  await ready(account)
  provider.connect().catch(() => {})
  const proposal = await account.pair(await code)
  expect(proposal.peer.name).toHaveLength(100)
  await account.reject(proposal)
  expect(account.getSnapshot().proposals).toEqual([])
})

test('behavior: the chains of an app are listed, and a refusal reaches it', async () => {
  const { account } = createTab()
  const { provider, code } = await createApp('Exchange', {
    optionalChains: [1, chainId],
  })
  await ready(account)
  const refused = expect(provider.connect()).rejects.toThrow(/rejected/i)
  const proposal = await account.pair(await code)
  expect(proposal.chainIds).toEqual([1, chainId])
  await account.reject(proposal)
  await refused
})

test('error: a wrong, old, used or unanswered code fails with its reason', async () => {
  const { account } = createTab()
  await ready(account)
  const reasonOf = (code: string) =>
    account.pair(code).catch(({ reason }: { reason: string }) => reason)
  expect(await reasonOf('https://exchange.example')).toBe('malformed')
  const { provider, code } = await createApp()
  provider.connect().catch(() => {})
  const uri = await code
  const proposal = await account.pair(uri)
  await account.reject(proposal)
  const alone = uri.replace(/wc:.{8}/, 'wc:deadbeef')
  expect(await reasonOf(alone)).toBe('unanswered')
})

test('error: a library that does not load fails, and starts again', async () => {
  let isBroken = true
  const account = createWalletConnectAccount({
    projectId: 'wallet',
    relayUrl: relay.url,
    storagePrefix: `wallet${count++}`,
    metadata: {
      name: 'W',
      description: '',
      url: 'https://w.example',
      icons: [],
    },
    init: { logger: 'silent', storage: createMemoryStore() },
    load: async () => {
      if (isBroken) throw new Error('The chunk is missing.')
      return { SignClient } as never
    },
  })
  ends.push(account.dispose)
  account.start()
  await until(() => expect(account.getSnapshot().status).toBe('failed'))
  expect(account.getSnapshot().error?.message).toBe('The chunk is missing.')
  isBroken = false
  account.start()
  await ready(account)
})
