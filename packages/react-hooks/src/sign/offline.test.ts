import { createConnectionManager } from '@strongroom/connectors'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import {
  executeTransactionMutationOptions,
  rejectTransactionMutationOptions,
  signMessageMutationOptions,
  signTransactionMutationOptions,
} from '../calls/index.ts'
import type { SigningConfig } from './SigningConfig.ts'

afterEach(() => onlineManager.setOnline(true))

test.each(
  Object.entries({
    executeTransactionMutationOptions,
    rejectTransactionMutationOptions,
    signMessageMutationOptions,
    signTransactionMutationOptions,
  }),
)(
  'error: %s does not wait for a connection, to open the wallet out of nowhere',
  async (_, optionsOf) => {
    const queryClient = new QueryClient()
    const rpc = { request: () => Promise.reject(new Error('offline')) }
    const config: SigningConfig = {
      gateway: createGatewayClient(),
      manager: createConnectionManager({ discover: undefined }),
      chains: [{ chainId: '1', rpc }],
    }
    onlineManager.setOnline(false)
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, optionsOf(config, { queryClient }) as object)
    const variables = { chainId: '1', safeAddress: `0x${'11'.repeat(20)}` }
    const outcome = mutation.execute(variables as never).catch(String)
    await expect.poll(() => mutation.state.status).toBe('error')
    expect(await outcome).toContain('SigningError')
  },
)
