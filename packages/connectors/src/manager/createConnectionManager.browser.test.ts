import { announceProvider } from 'mipd'
import { expect, test } from 'vitest'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { createConnectionManager } from './createConnectionManager.ts'

const accounts = [
  { address: '0x00000000000000000000000000000000000000AA' as const },
]

test('behavior: real window, real localStorage, a reload and another tab', async () => {
  localStorage.clear()
  const rdns = 'test.strongroom.browser'
  const wallet = createFakeWallet({ accounts, rdns })
  // Announced by another implementation of EIP-6963 than the one that listens.
  const { info, provider } = wallet
  const stop = announceProvider({ info, provider } as never)
  const first = createConnectionManager()
  first.mount()
  await first.connect(rdns)
  expect(localStorage.getItem(`tanto.RECONNECT.${rdns}`)).toBe('true')
  first.dispose()

  const reloaded = createConnectionManager()
  reloaded.mount()
  await reloaded.reconnect()
  expect(reloaded.getSnapshot()).toMatchObject({
    status: 'connected',
    account: accounts[0]?.address,
    chainId: 1337,
  })
  expect(
    wallet.calls.filter(({ method }) => method === 'eth_requestAccounts'),
  ).toHaveLength(1)

  // A storage event only fires in other documents of the origin.
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.contentWindow?.localStorage.removeItem(`tanto.RECONNECT.${rdns}`)
  await expect.poll(() => reloaded.getSnapshot().status).toBe('disconnected')
  reloaded.dispose()
  frame.remove()
  stop()
})
