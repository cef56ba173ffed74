import '@strongroom/ui-kit/styles.css'
import '../app/app.css'
import {
  createConnectionManager,
  createInjectedConnector,
} from '@strongroom/connectors'
import type { FakeWallet } from '@strongroom/connectors/testing'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import {
  createExecutionStore,
  StrongroomProvider,
} from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { createToastStore } from '@strongroom/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { createAppRouter } from '../app/router.tsx'
import { rootRoute } from '../core/routes.ts'
import type { OpenSafe } from '../core/useOpenSafe.ts'
import { SafeContext } from '../core/useOpenSafe.ts'
import type { Services } from '../core/useServices.ts'
import { ServicesContext } from '../core/useServices.ts'
import { createBlockedPopups } from '../features/connect/createBlockedPopups.ts'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { createStores } from '../storage/stores.ts'

export interface Setting {
  safe: OpenSafe
  /** Undefined: neither the deployment nor the owner names one. */
  rpc: Rpc | undefined
  wallet: FakeWallet
  /** Answers the gateway's routes; by default the gateway is down. */
  gateway?: (request: Request) => Promise<Response>
  /** Path and query of the page. @default '/test', which is no page */
  path?: string
}

/** Renders a part of a safe's pages with a wallet that is already connected. */
export async function renderInSafe(children: ReactNode, setting: Setting) {
  const { safe, rpc, wallet } = setting
  const connector = createInjectedConnector({
    info: wallet.info,
    provider: wallet.provider,
  })
  const manager = createConnectionManager({
    connectors: [connector],
    discover: undefined,
  })
  await manager.connect(connector)
  const posted: Request[] = []
  const services: Services = {
    config: {
      gatewayUrl: 'http://fake.gateway',
      chains: {},
      rpcOrigins: [],
      devWallet: false,
    },
    stores: createStores(memoryStorage()),
    gateway: createGatewayClient({
      baseUrl: 'http://fake.gateway',
      retry: 0,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (request.method !== 'GET') posted.push(request.clone())
        return (
          setting.gateway?.(request) ??
          new Response('{"message":"none","code":404}', { status: 404 })
        )
      },
    }),
    preloadWallets: async () => {},
    blockedPopups: createBlockedPopups(),
    manager,
    executions: createExecutionStore(),
    queryClient: new QueryClient({
      defaultOptions: { queries: { retry: false } },
    }),
    toasts: createToastStore(),
    rpcFor: () => rpc,
    secondRpcFor: () => undefined,
  }
  // The app's own routes, of which the part takes the place of every page.
  const router = createAppRouter(
    services,
    createMemoryHistory({ initialEntries: [setting.path ?? '/test'] }),
  )
  rootRoute.update({
    component: () => <SafeContext value={safe}>{children}</SafeContext>,
  })
  const screen = await render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <StrongroomProvider
          gateway={services.gateway}
          manager={manager}
          executions={services.executions}
          chains={rpc ? [{ chainId: safe.chainId, rpc }] : []}
        >
          <RouterProvider router={router} />
        </StrongroomProvider>
      </QueryClientProvider>
    </ServicesContext>,
  )
  return { screen, services, posted }
}
