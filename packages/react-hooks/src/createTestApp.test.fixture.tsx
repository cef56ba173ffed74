import type { ConnectionManager } from '@strongroom/connectors'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import {
  createBalances,
  createChainInfo,
  createPage,
  createSafeApp,
  createSafeInfo,
  createTransactionDetails,
  createTransactionItem,
} from '@strongroom/gateway-sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ExecutionStore } from './execute/createExecutionStore.ts'
import type { StrongroomChain } from './provider/StrongroomContext.ts'
import { StrongroomProvider } from './provider/StrongroomProvider.tsx'

export const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
export const chainId = '1337'
const safe = `/v1/chains/1337/safes/${safeAddress}`

/** A gateway of answers by path, and a wrapper with all providers. */
export function createTestApp(
  options: {
    manager?: ConnectionManager
    chains?: readonly StrongroomChain[]
    executions?: ExecutionStore
    baseUrl?: string
  } = {},
) {
  const { baseUrl = 'https://gateway.example', ...provided } = options
  const sent: string[] = []
  const aborted: string[] = []
  const answers: Record<string, unknown> = {
    [safe]: createSafeInfo(),
    [`${safe}/nonces`]: { currentNonce: 7, recommendedNonce: 8 },
    [`${safe}/balances/usd`]: createBalances(),
    [`${safe}/transactions/queued`]: createPage([createTransactionItem()], {
      next: `${baseUrl}${safe}/transactions/queued/second`,
    }),
    [`${safe}/transactions/queued/second`]: createPage([
      createTransactionItem({ id: 'second' }),
    ]),
    [`${safe}/transactions/history`]: createPage([]),
    [`/v1/chains/1337/owners/${safeAddress}/safes`]: { safes: [safeAddress] },
    [`/v2/owners/${safeAddress}/safes`]: { 1337: [safeAddress] },
    '/v1/safes': [],
    '/v1/chains': createPage([createChainInfo()]),
    '/v1/chains/1337/safe-apps': [createSafeApp()],
  }
  const gateway = createGatewayClient({
    baseUrl,
    fetch: async (url, init) => {
      const { pathname } = new URL(String(url))
      // A gateway without streams, unless a test has one.
      if (pathname.endsWith('/events') && !(pathname in answers))
        return new Response(null, { status: 404 })
      const line = `${init?.method} ${pathname.replace(safe, 'SAFE')}`
      sent.push(line)
      init?.signal?.addEventListener('abort', () => aborted.push(line))
      const { [pathname]: answer = createTransactionDetails() } = answers
      if (answer instanceof Response) return answer.clone()
      return Response.json(await answer)
    },
  })
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <StrongroomProvider gateway={gateway} {...provided}>
        {children}
      </StrongroomProvider>
    </QueryClientProvider>
  )
  return { sent, aborted, answers, gateway, queryClient, wrapper, safe }
}
