import { createConnectionManager } from '@strongroom/connectors'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { StrongroomProvider } from '@strongroom/react-hooks'
import { createRpc } from '@strongroom/react-hooks/chain'
import '@strongroom/ui-kit/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { chain } from './chain.ts'

const queryClient = new QueryClient()
const gateway = createGatewayClient({ baseUrl: chain.gatewayUrl })
const manager = createConnectionManager()
const chains = [{ chainId: chain.chainId, rpc: createRpc(chain.rpcUrl) }]

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <StrongroomProvider gateway={gateway} chains={chains} manager={manager}>
        <App />
      </StrongroomProvider>
    </QueryClientProvider>,
  )
