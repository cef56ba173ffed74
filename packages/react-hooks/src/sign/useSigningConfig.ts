'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import { use, useMemo } from 'react'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import { useGateway } from '../provider/useGateway.ts'
import type { SigningConfig } from './SigningConfig.ts'

/** The provider's parts that signing needs. */
export function useSigningConfig(
  hook: string,
  client: GatewayClient | undefined,
): SigningConfig {
  const gateway = useGateway(hook, client)
  const config = use(StrongroomContext)
  if (config?.manager === undefined)
    throw new MissingProviderError(hook, config && 'manager')
  const { manager, chains, executions, describer } = config
  return useMemo(
    () => ({ gateway, manager, chains, executions, describer }),
    [gateway, manager, chains, executions, describer],
  )
}
