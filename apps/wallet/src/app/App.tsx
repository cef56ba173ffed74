import { StrongroomProvider } from '@strongroom/react-hooks'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Services } from '../core/useServices.ts'
import { ServicesContext } from '../core/useServices.ts'
import { useStore } from '../storage/useStore.ts'
import { createAppRouter } from './router.tsx'

export function App({ services }: { services: Services }) {
  const [router] = useState(() => createAppRouter(services))
  const { config, rpcFor, secondRpcFor, stores } = services
  const { rpc: chosen } = useStore(stores.settings)
  const chains = useMemo(
    () =>
      Object.keys({ ...config.chains, ...chosen }).flatMap((chainId) => {
        const rpc = rpcFor(chainId)
        const { nativeCurrency, tokens } = config.chains[chainId] ?? {}
        if (rpc === undefined) return []
        const second = secondRpcFor(chainId)
        return [{ chainId, rpc, second, nativeCurrency, tokens }]
      }),
    [config, chosen, rpcFor, secondRpcFor],
  )
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <StrongroomProvider
          gateway={services.gateway}
          manager={services.manager}
          executions={services.executions}
          describer={services.describer}
          chains={chains}
        >
          <RouterProvider router={router} />
        </StrongroomProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}
