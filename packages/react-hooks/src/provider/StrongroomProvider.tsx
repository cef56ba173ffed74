'use client'
import type { ConnectionManager } from '@strongroom/connectors'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Describer } from '../clear-signing/Describer.ts'
import type { ExecutionStore } from '../execute/createExecutionStore.ts'
import {
  type StrongroomChain,
  type StrongroomConfig,
  StrongroomContext,
} from './StrongroomContext.ts'

const none: readonly StrongroomChain[] = []

/** Props of `StrongroomProvider`. */
export interface StrongroomProviderProps {
  /**
   * Client of the gateway that safes are read from. Create it once, outside the
   * component. Connecting alone does not need it.
   */
  readonly gateway?: GatewayClient | undefined
  /** The owner's nodes, for verifying. Keep the array's identity. */
  readonly chains?: readonly StrongroomChain[] | undefined
  /** The wallet connection. Mounted here; create and dispose it outside. */
  readonly manager?: ConnectionManager | undefined
  /**
   * Store of executions, made with `createExecutionStore`. Create it once,
   * outside the component. By default executions last as long as the page.
   */
  readonly executions?: ExecutionStore | undefined
  /**
   * Describes calls and messages in the words of their contracts' authors, made with
   * `createDescriber`. Its code may load with the first call. Keep its identity.
   */
  readonly describer?: Describer | undefined
  readonly children?: ReactNode
}

/**
 * Gives the hooks below it their gateway, nodes and wallet connection. All but
 * those for connecting need a `QueryClientProvider` above it.
 *
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { StrongroomProvider } from '@strongroom/react-hooks'
 * import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
 *
 * const gateway = createGatewayClient()
 * const manager = createConnectionManager()
 * const queryClient = new QueryClient()
 *
 * export const Root = ({ children }: { children: React.ReactNode }) => (
 *   <QueryClientProvider client={queryClient}>
 *     <StrongroomProvider gateway={gateway} manager={manager}>
 *       {children}
 *     </StrongroomProvider>
 *   </QueryClientProvider>
 * )
 */
export function StrongroomProvider(props: StrongroomProviderProps) {
  const { gateway, chains = none, manager, executions } = props
  const { describer, children } = props
  useEffect(() => manager?.mount(), [manager])
  const config = useMemo<StrongroomConfig>(
    () => ({ gateway, chains, manager, executions, describer }),
    [gateway, chains, manager, executions, describer],
  )
  return <StrongroomContext value={config}>{children}</StrongroomContext>
}
