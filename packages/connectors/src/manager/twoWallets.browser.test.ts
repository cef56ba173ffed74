import { announceProvider } from 'mipd'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverMessageAddress } from 'viem/utils'
import { afterEach, expect, test } from 'vitest'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import type { ConnectionManagerOptions } from './ConnectionManager.ts'
import { createConnectionManager } from './createConnectionManager.ts'
import { getCheckedProvider } from './getCheckedProvider.ts'

const alice = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const bob = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
  localStorage.clear()
})

/** Announced by another implementation of EIP-6963 than the one that listens. */
function announce(account: typeof alice, rdns: string, name = rdns) {
  const wallet = createFakeWallet({ accounts: [account], rdns, name })
  const { info, provider } = wallet
  ends.push(announceProvider({ info, provider } as never))
  return wallet
}
function createManager(options: ConnectionManagerOptions = {}) {
  const manager = createConnectionManager(options)
  ends.push(manager.dispose, manager.mount())
  return manager
}

test('default', async () => {
  const first = announce(alice, 'test.first')
  // Other files of tests write to the browser's own at the same time.
  const kept = new Map<string, string>()
  const manager = createManager({
    storage: createSafeStorage({
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    }),
  })
  const second = announce(bob, 'test.second')
  const ids = () => manager.getSnapshot().connectors.map(({ id }) => id)
  expect(ids()).toEqual(['test.first', 'test.second'])

  for (const [id, account] of [
    ['test.first', alice],
    ['test.second', bob],
  ] as const) {
    await manager.connect(id)
    expect(manager.getSnapshot().account).toBe(account.address)
    const provider = getCheckedProvider(manager)
    const signature = await provider.request({
      method: 'personal_sign',
      params: ['0x68656c6c6f', account.address],
    })
    expect(
      await recoverMessageAddress({
        message: 'hello',
        signature: signature as `0x${string}`,
      }),
    ).toBe(account.address)
  }
  // Only the connected one has listeners, and only its flag is left.
  expect(first.listenerCount()).toBe(0)
  first.setChainId(2021)
  expect(manager.getSnapshot().chainId).toBe(1337)
  second.setChainId(2020)
  expect(manager.getSnapshot().chainId).toBe(2020)
  expect([...kept.keys()].sort()).toEqual([
    'tanto.RECENT',
    'tanto.RECONNECT.test.second',
  ])
})

test('behavior: another tab follows to the other wallet', async () => {
  const wallets = [announce(alice, 'test.first'), announce(bob, 'test.second')]
  const manager = createManager()
  await manager.connect('test.first')
  // Storage events only fire in other documents of the origin: a frame of this
  // origin acts as the tab where the wallet is changed.
  const frame = document.body.appendChild(document.createElement('iframe'))
  ends.push(() => frame.remove())
  const tab = frame.contentWindow?.localStorage
  await wallets[1]?.provider.request({ method: 'eth_requestAccounts' })
  tab?.setItem('tanto.RECENT', '"test.second"')
  tab?.setItem('tanto.RECONNECT.test.second', 'true')
  tab?.removeItem('tanto.RECONNECT.test.first')
  await expect
    .poll(() => manager.getSnapshot().account, { timeout: 10_000 })
    .toBe(bob.address)
  tab?.clear()
  await expect
    .poll(() => manager.getSnapshot().status, { timeout: 10_000 })
    .toBe('disconnected')
  const prompts = wallets.flatMap(({ calls }) => calls)
  expect(
    prompts.filter(({ method }) => method === 'eth_requestAccounts'),
  ).toHaveLength(2)
})

test('behavior: two that claim one name are both shown and flagged', async () => {
  const wallets = [
    announce(alice, 'test.same', 'Known'),
    announce(bob, 'test.same', 'Known'),
  ]
  localStorage.setItem('tanto.RECONNECT.test.same', 'true')
  const manager = createManager()
  await manager.reconnect()
  const { connectors, duplicateIds, status } = manager.getSnapshot()
  expect(connectors.map(({ id }) => id)).toEqual(duplicateIds)
  expect(duplicateIds).toHaveLength(2)
  expect(status).toBe('disconnected')
  expect(wallets.flatMap(({ calls }) => calls)).toEqual([])
})

test('behavior: a click reaches the wallet while it lasts', async () => {
  const wallet = announce(alice, 'test.click')
  const manager = createManager()
  let isActive: boolean | undefined
  const { request } = wallet.provider
  wallet.provider.request = (args) => {
    if (args.method === 'eth_requestAccounts')
      isActive = navigator.userActivation.isActive
    return request(args)
  }
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Connect'
  ends.push(() => button.remove())
  button.onclick = () => void manager.connect('test.click')
  const { userEvent } = await import('vitest/browser')
  await userEvent.click(button)
  await expect.poll(() => manager.getSnapshot().status).toBe('connected')
  expect(isActive).toBe(true)
})
