import {
  type Connector,
  createConnectionManager,
  createSafeStorage,
} from '@strongroom/connectors'
import {
  createMemoryStorage,
  createMockConnector,
  type MockConnector,
  type MockConnectorOptions,
} from '@strongroom/connectors/testing'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { StrongroomProvider } from '../provider/StrongroomProvider.tsx'
import {
  MissingProviderError,
  useAccount,
  useConnect,
  useConnectors,
  useDisconnect,
  useRecentWallets,
  useSignIn,
  useSwitchChain,
} from './index.ts'

const address = '0x00000000000000000000000000000000000000AA'

function open(
  options: MockConnectorOptions = {},
  wrap: (connector: MockConnector) => Connector = (connector) => connector,
) {
  const connector = createMockConnector(options)
  const storage = createSafeStorage({
    storage: createMemoryStorage(),
    window: undefined,
  })
  const manager = createConnectionManager({
    connectors: [wrap(connector)],
    discover: undefined,
    storage,
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <StrongroomProvider manager={manager}>{children}</StrongroomProvider>
    </StrictMode>
  )
  return { connector, manager, storage, wrapper }
}

const SignIn = () => useSignIn().status

function Everything() {
  const { status, connectors } = { ...useAccount(), ...useConnectors() }
  const recent = useRecentWallets()
  const { status: connecting } = useConnect()
  return `${status} ${connectors.length} ${recent.length} ${connecting}`
}

test('default: connect, look, switch, leave', async () => {
  const { wrapper, storage, manager } = open()
  const { result, act } = await renderHook(
    () => ({
      account: useAccount(),
      connecting: useConnect({ storage }),
      switching: useSwitchChain(),
      disconnect: useDisconnect(),
      list: useConnectors(),
    }),
    { wrapper },
  )
  expect(result.current.list.connectors.map(({ id }) => id)).toEqual(['MOCK'])
  await act(async () => {
    await result.current.connecting.connect('MOCK')
  })
  expect(result.current.account).toMatchObject({
    status: 'connected',
    address,
    chainId: 1337,
    connector: { id: 'MOCK' },
  })
  await act(() => result.current.switching.switchChain(2021))
  expect(result.current.account.chainId).toBe(2021)
  expect(result.current.switching.status).toBe('idle')
  await act(() => result.current.disconnect())
  expect(result.current.account.status).toBe('disconnected')
  const recent = await renderHook(() => useRecentWallets({ storage }))
  expect(recent.result.current).toEqual(['MOCK'])
  manager.dispose()
})

test('behavior: an account renders for its own changes alone', async () => {
  const { wrapper, manager, connector } = open()
  const seen: string[] = []
  const { act } = await renderHook(() => seen.push(useAccount().status), {
    wrapper,
  })
  connector.failures.connect = 'reject'
  await act(() => manager.connect('MOCK').catch(() => undefined))
  const before = seen.length
  await act(() => manager.connect('NOBODY').catch(() => undefined))
  expect(seen).toHaveLength(before)
  manager.dispose()
})

test('behavior: two clicks on one wallet are one prompt', async () => {
  const { wrapper, storage, connector, manager } = open()
  const { result, act } = await renderHook(() => useConnect({ storage }), {
    wrapper,
  })
  await act(async () => {
    const { connect } = result.current
    await Promise.all([connect('MOCK'), connect('MOCK')])
  })
  expect(connector.prompts()).toBe(1)
  manager.dispose()
})

test('behavior: waiting is given up, and tried again', async () => {
  const { wrapper, connector, manager } = open()
  connector.failures.connect = 'hang'
  const { result, act } = await renderHook(
    () => useConnect({ storage: null }),
    { wrapper },
  )
  let reason: unknown
  await act(async () => {
    result.current.connect('MOCK').catch((error: unknown) => {
      reason = error
    })
  })
  await expect.poll(() => result.current.status).toBe('connecting')
  await act(async () => result.current.cancel())
  expect(result.current.status).toBe('idle')
  await expect
    .poll(() => (reason as Error | undefined)?.name)
    .toBe('AbortError')
  connector.failures.connect = undefined
  await act(async () => {
    await result.current.connect('MOCK')
  })
  expect(manager.getSnapshot().status).toBe('connected')
  manager.dispose()
})

test('behavior: the code of a wallet elsewhere is shown while it is good', async () => {
  const { wrapper, connector, manager } = open({}, (mock) => ({
    ...mock,
    on: (event, listener) => {
      if (event === 'display_uri')
        queueMicrotask(() => listener('wc:one' as never))
      return mock.on(event, listener)
    },
  }))
  connector.failures.connect = 'hang'
  const { result, act } = await renderHook(
    () => useConnect({ storage: null }),
    { wrapper },
  )
  await act(async () => {
    result.current.connect('MOCK').catch(() => undefined)
  })
  await expect.poll(() => result.current.uri).toBe('wc:one')
  await act(async () => result.current.cancel())
  expect(result.current.uri).toBe(null)
  manager.dispose()
})

test('error: why it failed is kept until it is tried again', async () => {
  const { wrapper, connector, manager } = open({ canSwitch: false })
  const { result, act } = await renderHook(
    () => ({
      connecting: useConnect({ storage: null }),
      switching: useSwitchChain(),
    }),
    { wrapper },
  )
  connector.failures.connect = 'busy'
  await act(async () => {
    await result.current.connecting.connect('MOCK').catch(() => undefined)
  })
  expect(result.current.connecting).toMatchObject({
    status: 'failed',
    error: { code: -32002 },
  })
  connector.failures.connect = undefined
  await act(async () => {
    await result.current.connecting.connect('MOCK')
  })
  expect(result.current.connecting.status).toBe('idle')
  await act(async () => {
    await result.current.switching.switchChain(5).catch(() => undefined)
  })
  expect(result.current.switching).toMatchObject({
    status: 'failed',
    chainId: 5,
    error: { name: 'SwitchChainNotSupported' },
  })
  await act(async () => result.current.switching.reset())
  expect(result.current.switching.status).toBe('idle')
  manager.dispose()
})

test('error: an unknown wallet', async () => {
  const { wrapper, manager } = open()
  const { result, act } = await renderHook(
    () => useConnect({ storage: null }),
    { wrapper },
  )
  await act(async () => {
    await expect(result.current.connect('NOBODY')).rejects.toMatchObject({
      name: 'ProviderNotFound',
    })
  })
  expect(result.current.status).toBe('failed')
  manager.dispose()
})

test('error: signing in without a gateway', () => {
  const { wrapper: Wrapper, manager } = open()
  expect(() =>
    renderToString(
      <Wrapper>
        <SignIn />
      </Wrapper>,
    ),
  ).toThrow(MissingProviderError)
  manager.dispose()
})

test('behavior: a server renders a signed-out page without reading storage', () => {
  const { wrapper: Wrapper, manager } = open()
  expect(
    renderToString(
      <Wrapper>
        <Everything />
      </Wrapper>,
    ),
  ).toBe('disconnected 0 0 idle')
  manager.dispose()
})

const Status = () => useAccount().status

test('behavior: a page whose server knew of a wallet flashes no button', async () => {
  const manager = createConnectionManager({
    connectors: [createMockConnector({ authorized: true })],
    discover: undefined,
    initialStatus: 'reconnecting',
    storage: createSafeStorage({
      storage: createMemoryStorage({ 'tanto.RECONNECT.MOCK': 'true' }),
      window: undefined,
    }),
  })
  const page = (
    <StrongroomProvider manager={manager}>
      <Status />
    </StrongroomProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  const seen = [root.textContent]
  new MutationObserver(() => seen.push(root.textContent)).observe(root, {
    subtree: true,
    characterData: true,
    childList: true,
  })
  const complaints: unknown[] = []
  const hydrated = hydrateRoot(root, page, {
    onRecoverableError: (error) => complaints.push(error),
  })
  await expect.poll(() => root.textContent).toBe('connected')
  expect(complaints).toEqual([])
  expect(seen).not.toContain('disconnected')
  hydrated.unmount()
  manager.dispose()
})
