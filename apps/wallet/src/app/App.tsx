import { StrongroomProvider } from '@strongroom/react-hooks'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import type { Services } from './createServices.ts'
import { createAppRouter } from './router.tsx'
import { ServicesContext } from './ServicesContext.ts'

export function App({ services }: { services: Services }) {
  const [router] = useState(createAppRouter)
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <StrongroomProvider
          gateway={services.gateway}
          manager={services.manager}
          executions={services.executions}
        >
          <RouterProvider router={router} />
        </StrongroomProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}
