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
  if (!found) throw new MissingProviderError(hook, config && 'gateway')
  return found
}
