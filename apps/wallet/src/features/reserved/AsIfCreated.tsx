import { StrongroomProvider } from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import { asIfCreated } from '@strongroom/react-hooks/sign'
import { type ReactNode, useMemo } from 'react'
import type { SafePlan } from '../../chain/planSafe.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { ServicesContext, useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'

/** The endpoint as if the planned safe were created, under a name of its own. */
function planOn(rpc: Rpc | undefined, plan: SafePlan): Rpc | undefined {
  if (rpc === undefined) return undefined
  const { address: safe, factory, data } = plan
  const named = { ...rpc, url: `${rpc.url}#${safe}` }
  return asIfCreated(named, { safe, factory, data })
}

/**
 * Pages below it read the chain as if the safe were created, so that its first
 * transaction goes through the same review as any other. Its execution creates it.
 */
export function AsIfCreated({
  safe,
  plan,
  children,
}: {
  safe: OpenSafe
  plan: SafePlan
  children: ReactNode
}) {
  const services = useServices()
  const { chainId } = safe
  const { rpcFor, secondRpcFor, config, stores } = services
  // Choosing another endpoint changes what the two functions answer.
  const { rpc: chosen, secondRpc } = useStore(stores.settings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions read them
  const [first, second] = useMemo(
    () =>
      [rpcFor(chainId), secondRpcFor(chainId)].map((rpc) => planOn(rpc, plan)),
    [rpcFor, secondRpcFor, chainId, plan, chosen, secondRpc],
  )
  const planned = useMemo(
    () => ({
      ...services,
      rpcFor: (id: string) => (id === chainId ? first : rpcFor(id)),
      secondRpcFor: (id: string) =>
        id === chainId ? second : secondRpcFor(id),
    }),
    [services, chainId, first, second, rpcFor, secondRpcFor],
  )
  const chains = useMemo(() => {
    const { nativeCurrency, tokens, modules } = config.chains[chainId] ?? {}
    return first
      ? [{ chainId, rpc: first, second, nativeCurrency, tokens, modules }]
      : []
  }, [config, chainId, first, second])
  const { gateway, manager, executions, describer } = services
  return (
    <ServicesContext value={planned}>
      <StrongroomProvider
        {...{ gateway, manager, executions, describer, chains }}
      >
        {children}
      </StrongroomProvider>
    </ServicesContext>
  )
}
