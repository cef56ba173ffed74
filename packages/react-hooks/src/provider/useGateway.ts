'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import { use } from 'react'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from './StrongroomContext.ts'

/** The given client, else the provider's. */
export function useGateway(
  hook: string,
  client: GatewayClient | undefined,
): GatewayClient {
  const config = use(StrongroomContext)
  const found = client ?? config?.gateway
  if (found === undefined)
    throw new MissingProviderError(
      hook,
      config === null ? undefined : 'gateway',
    )
  return found
}
