import { createConnectionManager } from '@strongroom/connectors'
import { createSafeInfo } from '@strongroom/gateway-sdk/testing'
import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { safeQueryOptions } from './calls/index.ts'
import {
  chainId,
  createTestApp,
  safeAddress,
} from './createTestApp.test.fixture.tsx'
import * as hooks from './index.ts'

const safe = { chainId, safeAddress } as const

function Everything() {
  const { status, connectors } = hooks.useConnection()
  hooks.useSafeUpdates(safe)
  hooks.useQueue(safe)
  hooks.useHistory(safe)
  hooks.useBalances(safe)
  hooks.useNonces(safe)
  hooks.useChains()
  hooks.useConfirmTransaction()
  hooks.useDeleteTransaction()
  hooks.useProposeTransaction()
  hooks.useSignTransaction()
  hooks.useRejectTransaction()
  hooks.useExecuteTransaction()
  hooks.useSignMessage()
  const { data } = hooks.useSafe(safe)
  const verdict = hooks.useVerifiedTransaction({ chainId, safeAddress })
  return (
    <p>
      {status} {connectors.length} {data?.threshold ?? '-'} {verdict.status}
    </p>
  )
}

test('default: a server renders a disconnected page without a request', () => {
  const manager = createConnectionManager()
  const { wrapper: Wrapper, sent } = createTestApp({ manager })
  expect(
    renderToString(
      <Wrapper>
        <Everything />
      </Wrapper>,
    ).replaceAll('<!-- -->', ''),
  ).toMatchInlineSnapshot(`"<p>disconnected 0 - checking</p>"`)
  expect(sent).toEqual([])
  manager.dispose()
})

test('behavior: the first render has the data that a server read', async () => {
  const server = createTestApp()
  await server.queryClient.prefetchQuery(safeQueryOptions(server.gateway, safe))
  const state = JSON.parse(JSON.stringify(dehydrate(server.queryClient)))

  const manager = createConnectionManager()
  const { wrapper: Wrapper } = createTestApp({ manager })
  expect(
    renderToString(
      <Wrapper>
        <HydrationBoundary state={state}>
          <Everything />
        </HydrationBoundary>
      </Wrapper>,
    ).replaceAll('<!-- -->', ''),
  ).toContain(`disconnected 0 ${createSafeInfo().threshold} checking`)
  manager.dispose()
})
