import type {
  AuthNonce,
  Collectible,
  confirmTransaction,
  createGatewayClient,
  Delegate,
  Page,
  QueuedItem,
  SafeInfo,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import {
  type InfiniteData,
  QueryClient,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { createPublicClient } from 'viem'
import { expectTypeOf, test } from 'vitest'
import * as hooks from '../index.ts'
import { callQuery } from './callQuery.ts'
import * as query from './index.ts'

declare const client: ReturnType<typeof createGatewayClient>
declare const call: typeof import('@strongroom/gateway-sdk').getSafeInfo
const queryClient = new QueryClient()
const safe = { chainId: '1', safeAddress: '0x00' } as const

test('factories carry their type', () => {
  const options = query.safeQueryOptions(client, {})
  expectTypeOf(
    queryClient.fetchQuery(options),
  ).resolves.toEqualTypeOf<SafeInfo>()
  expectTypeOf(queryClient.getQueryData(options.queryKey)).toEqualTypeOf<
    SafeInfo | undefined
  >()
  const list = query.queueQueryOptions(client, {})
  expectTypeOf(queryClient.fetchInfiniteQuery(list)).resolves.toEqualTypeOf<
    InfiniteData<Page<QueuedItem>, string | null>
  >()
  expectTypeOf(queryClient.getQueryData(list.queryKey)?.pages[0]).toEqualTypeOf<
    Page<QueuedItem> | undefined
  >()
})

test('factories serve the hooks of TanStack Query, suspense too', () => {
  const options = query.safeQueryOptions(client, safe)
  const list = query.delegatesQueryOptions(client, { chainId: '1' })
  const plain = () => useQuery(options).data
  expectTypeOf(plain).returns.toEqualTypeOf<SafeInfo | undefined>()
  const suspended = () => useSuspenseQuery(options).data
  expectTypeOf(suspended).returns.toEqualTypeOf<SafeInfo>()
  const selected = () =>
    useQuery({ ...options, select: ({ nonce }) => nonce }).data
  expectTypeOf(selected).returns.toEqualTypeOf<number | undefined>()
  const pages = () => useInfiniteQuery(list).data?.pages
  expectTypeOf(pages).returns.toEqualTypeOf<Page<Delegate>[] | undefined>()
  const suspendedPages = () => useSuspenseInfiniteQuery(list).data.pages
  expectTypeOf(suspendedPages).returns.toEqualTypeOf<Page<Delegate>[]>()
})

test('hooks return the query’s result', () => {
  const hook = () => hooks.useSafe({})
  expectTypeOf(hook).returns.toEqualTypeOf<UseQueryResult<SafeInfo, Error>>()
  const selected = () =>
    hooks.useSafe({ query: { select: (found) => found.nonce } })
  expectTypeOf(selected).returns.toEqualTypeOf<UseQueryResult<number, Error>>()
  const list = () => hooks.useCollectibles(safe)
  expectTypeOf(list).returns.toEqualTypeOf<
    UseInfiniteQueryResult<
      InfiniteData<Page<Collectible>, string | null>,
      Error
    >
  >()
  const flat = () =>
    hooks.useCollectibles({
      ...safe,
      query: { select: ({ pages }) => pages.flatMap((page) => page.results) },
    })
  expectTypeOf(flat).returns.toEqualTypeOf<
    UseInfiniteQueryResult<Collectible[], Error>
  >()
  const none = () => hooks.useMe()
  expectTypeOf(none).returns.toHaveProperty('data')
})

test('mutations take the call’s parameters', () => {
  const hook = () => hooks.useConfirmTransaction()
  expectTypeOf(hook).returns.toEqualTypeOf<
    UseMutationResult<
      TransactionDetails,
      Error,
      query.confirmTransactionMutationOptions.Variables
    >
  >()
  expectTypeOf<confirmTransaction.Parameters>().toExtend<query.confirmTransactionMutationOptions.Variables>()
  const ask = () => hooks.useAuthNonce()
  expectTypeOf(ask).returns.toHaveProperty('mutateAsync')
  const { mutateAsync } = ask()
  // The call has no required parameters, so `mutateAsync` takes no argument.
  expectTypeOf(mutateAsync()).resolves.toEqualTypeOf<AuthNonce>()
  const own = () =>
    useMutation({
      ...query.proposeTransactionMutationOptions(client, { queryClient }),
      onSuccess: (details) =>
        expectTypeOf(details).toEqualTypeOf<TransactionDetails>(),
    })
  expectTypeOf(own).returns.toHaveProperty('mutate')
})

test('a viem client is a node', () => {
  expectTypeOf<
    ReturnType<typeof createPublicClient>
  >().toExtend<hooks.RpcPort>()
})

test('error: unknown parameters, and those of the wrong type', () => {
  // @ts-expect-error the safe's address is called safeAddress
  query.safeQueryOptions(client, { address: '0x' })
  // @ts-expect-error TanStack Query provides the signal
  query.safeQueryOptions(client, { signal: undefined })
  // @ts-expect-error chain ids are text
  query.safeQueryOptions(client, { chainId: 1 })
  // @ts-expect-error TanStack Query provides the page
  query.queueQueryOptions(client, { pageUrl: 'x' })
  // @ts-expect-error safes have no parameter of overviews
  const one = () => hooks.useSafe({ safes: [] })
  // @ts-expect-error options of TanStack Query are nested
  const two = () => hooks.useSafe({ ...safe, staleTime: 1 })
  // @ts-expect-error the key is the factory's
  const three = () => hooks.useSafe({ query: { queryKey: ['x'] } })
  expectTypeOf([one, two, three]).not.toBeAny()
  // @ts-expect-error a chain is needed
  hooks.useAddDelegate().mutate({ delegate: '0x00' })
  // @ts-expect-error what it changes is marked in a cache
  query.addDelegateMutationOptions(client)
})

test('error: a factory that leaves out a required parameter', () => {
  callQuery(client, call, 'safe', safe, ['chainId', 'safeAddress'])
  // @ts-expect-error no call without a safe
  callQuery(client, call, 'safe', safe, ['chainId'])
  // @ts-expect-error no such parameter
  callQuery(client, call, 'safe', safe, ['chainId', 'safeAddress', 'nonce'])
})
