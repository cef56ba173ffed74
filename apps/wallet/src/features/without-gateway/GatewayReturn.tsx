import { chainsQueryOptions } from '@strongroom/react-hooks/query'
import { useEffect } from 'react'
import { useServices } from '../../core/useServices.ts'

/** Milliseconds between two attempts to reach the gateway. */
const every = 10_000

/** Waits for a gateway that did not answer, and then reads again what failed. */
export function GatewayReturn() {
  const { gateway, queryClient } = useServices()
  useEffect(() => {
    const attempt = async () => {
      if (document.hidden || !navigator.onLine) return
      try {
        await queryClient.fetchQuery({
          ...chainsQueryOptions(gateway),
          staleTime: 0,
          retry: false,
        })
      } catch {
        return
      }
      await queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) =>
          state.status === 'error' || state.fetchFailureCount > 0,
      })
    }
    const timer = setInterval(() => void attempt(), every)
    return () => clearInterval(timer)
  }, [gateway, queryClient])
  return null
}
