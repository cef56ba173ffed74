import {
  createConnectionManager,
  createSafeStorage,
} from '@strongroom/connectors'
import {
  createMemoryStorage,
  createMockConnector,
} from '@strongroom/connectors/testing'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { StrongroomProvider } from '../provider/StrongroomProvider.tsx'
import { useSignIn } from './useSignIn.ts'

const address = '0x00000000000000000000000000000000000000AA'

function open() {
  const connector = createMockConnector({
    accounts: [{ address, signMessage: async () => '0x1234' }],
  })
  const storage = createSafeStorage({
    storage: createMemoryStorage(),
    window: undefined,
  })
  const manager = createConnectionManager({
    connectors: [connector],
    discover: undefined,
    storage,
  })
  const sent: string[] = []
  const gateway = createGatewayClient({
    baseUrl: 'https://gateway.example',
    fetch: async (url) => {
      const path = new URL(String(url)).pathname
      sent.push(path)
      if (path.endsWith('nonce')) return Response.json({ nonce: '0123456789' })
      if (!path.endsWith('me')) return new Response(null)
      return Response.json({
        id: '1',
        authMethod: 'siwe',
        signerAddress: address,
      })
    },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <StrongroomProvider manager={manager} gateway={gateway}>
        {children}
      </StrongroomProvider>
    </StrictMode>
  )
  return { connector, manager, storage, sent, wrapper }
}

test('default: every component sees the same sign-in', async () => {
  const { manager, storage, wrapper, sent } = open()
  const { result, act } = await renderHook(
    () => [useSignIn({ storage }), useSignIn()] as const,
    { wrapper },
  )
  await act(() => manager.connect('MOCK'))
  await act(() => result.current[0].signIn())
  for (const session of result.current)
    expect(session).toMatchObject({ status: 'signed-in', address })
  await act(() => result.current[1].signOut())
  expect(result.current[0].status).toBe('signed-out')
  expect(sent.map((path) => path.split('/').at(-1))).toEqual([
    'nonce',
    'verify',
    'me',
    'logout',
  ])
  manager.dispose()
})

test('error: keeps the last error for the page', async () => {
  const { manager, storage, wrapper, connector } = open()
  const { result, act } = await renderHook(() => useSignIn({ storage }), {
    wrapper,
  })
  await act(() => manager.connect('MOCK'))
  connector.failures.sign = 'reject'
  await act(() => result.current.signIn().catch(() => undefined))
  expect(result.current.error?.message).toMatchInlineSnapshot(
    `"The sign-in was declined in the wallet."`,
  )
  manager.dispose()
})

const Status = () => useSignIn().status

test('behavior: a server renders a signed-out page without a request', () => {
  const { manager, wrapper: Wrapper, sent } = open()
  expect(
    renderToString(
      <Wrapper>
        <Status />
      </Wrapper>,
    ),
  ).toBe('signed-out')
  expect(sent).toEqual([])
  manager.dispose()
})
