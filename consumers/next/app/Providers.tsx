'use client'

import {
  createConnectionManager,
  createSafeStorage,
} from '@strongroom/connectors'
import { createCookieStorage } from '@strongroom/connectors/cookies'
import { createMockConnector } from '@strongroom/connectors/testing'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { StrongroomProvider } from '@strongroom/react-hooks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export function Providers(props: {
  baseUrl: string
  initialStatus: 'disconnected' | 'reconnecting'
  children: ReactNode
}) {
  // One of each for every visitor.
  const [{ gateway, manager, queryClient }] = useState(() => ({
    gateway: createGatewayClient({ baseUrl: props.baseUrl }),
    manager: createConnectionManager({
      connectors: [createMockConnector()],
      storage: createSafeStorage({ storage: () => createCookieStorage() }),
      initialStatus: props.initialStatus,
    }),
    queryClient: new QueryClient({
      defaultOptions: { queries: { staleTime: 60_000 } },
    }),
  }))
  return (
    <QueryClientProvider client={queryClient}>
      <StrongroomProvider gateway={gateway} manager={manager}>
        {props.children}
      </StrongroomProvider>
    </QueryClientProvider>
  )
}
