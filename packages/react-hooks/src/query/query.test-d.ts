import type {
  createGatewayClient,
  Page,
  QueuedItem,
  SafeInfo,
} from '@strongroom/gateway-sdk'
import { QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { createPublicClient } from 'viem'
import { expectTypeOf, test } from 'vitest'
import { type RpcPort, useSafe } from '../index.ts'
import { queueQueryOptions, safeQueryOptions } from './index.ts'

declare const client: ReturnType<typeof createGatewayClient>
const queryClient = new QueryClient()

test('factories carry their type', () => {
  expectTypeOf(
    queryClient.fetchQuery(safeQueryOptions(client, {})),
  ).resolves.toEqualTypeOf<SafeInfo>()
  expectTypeOf(
    queryClient.fetchInfiniteQuery(queueQueryOptions(client, {})),
  ).resolves.toHaveProperty('pages')
  const options = queueQueryOptions(client, {})
  expectTypeOf(options.getNextPageParam)
    .parameter(0)
    .toEqualTypeOf<Page<QueuedItem>>()
})

test('hooks return the query’s result', () => {
  const hook = () => useSafe({})
  expectTypeOf(hook).returns.toEqualTypeOf<UseQueryResult<SafeInfo, Error>>()
  const selected = () => useSafe({ query: { select: (safe) => safe.nonce } })
  expectTypeOf(selected).returns.toEqualTypeOf<UseQueryResult<number, Error>>()
})

test('a viem client is a node', () => {
  expectTypeOf<ReturnType<typeof createPublicClient>>().toExtend<RpcPort>()
})

test('error: unknown parameters', () => {
  // @ts-expect-error the safe's address is called safeAddress
  safeQueryOptions(client, { address: '0x' })
  // @ts-expect-error TanStack Query provides the signal
  safeQueryOptions(client, { signal: undefined })
})
