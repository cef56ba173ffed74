import {
  createConnectionManager,
  discoverInjected,
} from '@strongroom/connectors'
import { createFakeWallet } from '@strongroom/connectors/testing'
import { expect, test } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { useConnection } from './useConnection.ts'

const address = '0x00000000000000000000000000000000000000AA'

function open() {
  const window = new EventTarget()
  const wallet = createFakeWallet({ accounts: [{ address }] })
  wallet.announce(window)
  const manager = createConnectionManager({
    discover: () => discoverInjected({ window }),
    discoveryWait: 10,
  })
  return { wallet, manager, ...createTestApp({ manager }) }
}

function Account({ seen }: { readonly seen: string[] }) {
  const { status, connectors, connect } = useConnection()
  seen.push(status)
  return (
    <button
      type="button"
      onClick={() => connectors[0] && void connect(connectors[0])}
    >
      {status}
    </button>
  )
}

test('default', async () => {
  const { wrapper, manager } = open()
  const { result, act } = await renderHook(() => useConnection(), { wrapper })
  await expect.poll(() => result.current.connectors.length).toBe(1)
  await act(async () => {
    await result.current.connect('test.strongroom.fake')
  })
  expect(result.current).toMatchObject({
    status: 'connected',
    account: address,
  })
  await act(() => result.current.disconnect())
  expect(result.current.status).toBe('disconnected')
  manager.dispose()
})

test('behavior: the page follows the wallet', async () => {
  const { wrapper, manager, wallet } = open()
  const { result, act } = await renderHook(() => useConnection(), { wrapper })
  await act(async () => {
    await manager.connect('test.strongroom.fake')
  })
  expect(result.current.account).toBe(address)
  await act(() => wallet.setAccounts([]))
  await expect.poll(() => result.current.status).toBe('disconnected')
  manager.dispose()
})

test('behavior: connects on a click and renders once per change', async () => {
  const { wrapper, manager } = open()
  const seen: string[] = []
  const screen = await render(<Account seen={seen} />, { wrapper })
  await expect.poll(() => manager.getSnapshot().connectors.length).toBe(1)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('connected')).toBeVisible()
  expect(seen.filter((status) => status === 'connected')).toHaveLength(1)
  manager.dispose()
})
