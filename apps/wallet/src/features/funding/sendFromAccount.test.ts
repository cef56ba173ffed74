import { createSafe, demoOwners, startChain } from '@strongroom/devnet'
import { createRpc, type Rpc } from '@strongroom/react-hooks/chain'
import type { SigningError, WalletPort } from '@strongroom/react-hooks/sign'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  requestTestCoins,
  sendFromAccount,
  testCoins,
  waitUntilMined,
} from './sendFromAccount.ts'

const { Alice, Bob } = demoOwners
let chain: Awaited<ReturnType<typeof startChain<1337>>>
let rpc: Rpc
let safe: Address

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  rpc = createRpc(chain.rpcUrl, { retries: 0 })
  safe = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [Alice],
    threshold: 1,
    saltNonce: 1n,
    from: Alice,
  })
}, 60_000)
afterAll(() => chain?.stop())

/** A wallet that forwards to the node, but for one method. */
const walletWith = (
  method = '',
  answer: () => unknown = () => undefined,
): WalletPort => ({
  account: Alice,
  name: 'Test',
  switchChain: async () => {},
  request: async (call) =>
    call.method === method ? answer() : rpc.request(call),
})

const balance = async () =>
  BigInt(
    String(
      await rpc.request({ method: 'eth_getBalance', params: [safe, 'latest'] }),
    ),
  )
const { signal } = new AbortController()

test('default: sends coins to a safe and waits until they are there', async () => {
  const before = await balance()
  const ports = { wallet: walletWith(), rpc, chainId: 1337 }
  const hash = await sendFromAccount({ to: safe, value: 5n }, ports)
  expect(await waitUntilMined(rpc, hash, { signal, pause: 50 })).toBe(true)
  expect(await balance()).toBe(before + 5n)
})

test('behavior: test coins come from an account of the node', async () => {
  const before = await balance()
  expect(await requestTestCoins(rpc, safe, { signal, pause: 50 })).toBe(true)
  expect(await balance()).toBe(before + testCoins)
  const none: Rpc = { url: '', request: async () => [] }
  expect(await requestTestCoins(none, safe, { signal })).toBe(false)
})

test('error: each failure has its reason, and nothing is sent', async () => {
  const before = await balance()
  const problemOf = (wallet: WalletPort, value = 5n, chainId = 1337) =>
    sendFromAccount({ to: safe, value }, { wallet, rpc, chainId }).then(
      () => undefined,
      ({ problem }: SigningError) => problem,
    )
  const failing = (error: unknown) =>
    walletWith('eth_sendTransaction', () => {
      throw error
    })
  expect({
    declined: await problemOf(failing({ code: 4001, message: 'no' })),
    refused: await problemOf(failing({ code: -32602, message: 'bad' })),
    lost: await problemOf(failing(new Error('The connection was lost.'))),
    noHash: await problemOf(walletWith('eth_sendTransaction', () => null)),
    otherAccount: await problemOf(walletWith('eth_accounts', () => [Bob])),
    otherChain: await problemOf(walletWith(), 5n, 1),
    tooMuch: await problemOf(walletWith(), 10n ** 30n),
  }).toMatchInlineSnapshot(`
    {
      "declined": "rejected",
      "lost": "maybeSent",
      "noHash": "maybeSent",
      "otherAccount": "accountChanged",
      "otherChain": "wrongChain",
      "refused": "walletFailed",
      "tooMuch": "wouldFail",
    }
  `)
  expect(await balance()).toBe(before)
})

test('behavior: waits on while the endpoint does not answer', async () => {
  const ports = { wallet: walletWith(), rpc, chainId: 1337 }
  const hash = await sendFromAccount({ to: safe, value: 1n }, ports)
  let failures = 2
  const flaky: Rpc = {
    url: '',
    request: (call) =>
      failures-- > 0
        ? Promise.reject(new Error('unreachable'))
        : rpc.request(call),
  }
  expect(await waitUntilMined(flaky, hash, { signal, pause: 10 })).toBe(true)
  const controller = new AbortController()
  controller.abort()
  await expect(
    waitUntilMined(rpc, hash, { signal: controller.signal }),
  ).rejects.toThrow()
})
