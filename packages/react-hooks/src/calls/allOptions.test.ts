import { readFileSync } from 'node:fs'
import { examples } from '@strongroom/gateway-schemas/calls/examples'
import {
  createGatewayClient,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import {
  createAddressEx,
  createContract,
  createDataDecoded,
  createFakeGateway,
  createSafeInfo,
} from '@strongroom/gateway-sdk/testing'
import { validateResponse } from '@strongroom/gateway-sdk/validate'
import {
  dehydrate,
  hashKey,
  hydrate,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
  skipToken,
} from '@tanstack/react-query'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes as every } from '../../../gateway-sdk/src/calls/routes.gen.ts'
import { hookFiles } from '../../scripts/hooks/hookFiles.ts'
import { withTables } from '../../scripts/hooks/readmeTables.ts'
import { allMutations, allQueries, steps } from './everyCall.test.fixture.ts'
import * as query from './index.ts'

const rows = Object.entries(allQueries)
const nowhere = createGatewayClient({ baseUrl: 'https://gateway.example' })

/** Reads one answer, or the first page. */
function read(queryClient: QueryClient, options: object): Promise<unknown> {
  return 'initialPageParam' in options
    ? queryClient.fetchInfiniteQuery(options as never)
    : queryClient.fetchQuery(options as never)
}

function mutate(
  queryClient: QueryClient,
  options: object,
  variables: unknown,
): Promise<unknown> {
  return queryClient
    .getMutationCache()
    .build(queryClient, options as never)
    .execute(variables)
}

test('behavior: generated options and hooks equal the table', () => {
  for (const [file, text] of hookFiles())
    expect(
      readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
      `${file}: run pnpm generate`,
    ).toBe(text)
  const readme = readFileSync(
    new URL('../../README.md', import.meta.url),
    'utf8',
  )
  expect(readme, 'run pnpm generate').toBe(withTables(readme))
})

test('behavior: every call has query options; further options exist only for combined reads', () => {
  // A wallet signs or sends first, or a node is read: these are more than a call.
  const more = [
    'executeTransactionMutationOptions',
    'deleteTransactionMutationOptions',
    'recoveryQueryOptions',
    'rejectTransactionMutationOptions',
    // Several calls of one list.
    'safeDelegatesQueryOptions',
    'signDelegateMutationOptions',
    'signMessageMutationOptions',
    'signTransactionMutationOptions',
  ]
  const known = new Set<unknown>([
    ...Object.values(allQueries).map(({ options }) => options),
    ...allMutations.map(([, { options }]) => options),
  ])
  const others = Object.entries(query).flatMap(([name, value]) =>
    name.endsWith('Options') && !known.has(value) ? [name] : [],
  )
  expect(others.sort()).toEqual(more.sort())
})

describe('on a server', () => {
  const routes = new Set<string>()
  const client = createGatewayClient({
    validate: validateResponse,
    onRequest: ({ route }) => routes.add(route),
  })
  const fake = createFakeGateway({
    safes: [
      createSafeInfo({
        address: createAddressEx(examples.safe),
        modules: [createAddressEx(examples.module)],
      }),
    ],
    contracts: [createContract({ address: examples.token })],
    decode: () => createDataDecoded(),
    hashMessage: () => examples.hash,
  })
  const server = setupServer(...fake.handlers)
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())

  test('default: every call, kept for the browser', async () => {
    const queryClient = new QueryClient()
    for (const [, { options, variables }] of allMutations.slice(0, steps))
      await mutate(queryClient, options(client, { queryClient }), variables)

    for (const [, { options, ask }] of rows)
      await read(queryClient, options(client, ask))
    const state = JSON.parse(JSON.stringify(dehydrate(queryClient)))
    const browser = new QueryClient()
    hydrate(browser, state)
    for (const [name, { options, ask }] of rows) {
      const { queryKey } = options(client, ask)
      const found = browser.getQueryData(queryKey)
      expect([name, found !== undefined]).toEqual([name, true])
      expect(found).toEqual(queryClient.getQueryData(queryKey))
    }

    for (const [, { options, variables }] of allMutations.slice(steps))
      await mutate(queryClient, options(client, { queryClient }), variables)
    // `deleteTransaction` needs a signature of now.
    expect(routes.size).toBe(Object.keys(every).length - 1)
  })
})

describe.each(rows)('%s', (_, { options, all, required, ask }) => {
  test('behavior: waits for required parameters', () => {
    expect(options(nowhere, ask).queryFn).not.toBe(skipToken)
    for (const name of required)
      for (const value of [undefined, null, ''])
        expect(options(nowhere, { ...all, [name]: value }).queryFn).toBe(
          skipToken,
        )
  })

  test('behavior: a key of every parameter and of the client', () => {
    const { queryKey } = options(nowhere, all)
    const { scope, ...rest } = queryKey[2]
    expect(scope).toBe('https://gateway.example')
    expect(Object.keys(rest).sort()).toEqual(Object.keys(all).sort())
    const keys = Object.entries(all).map(([name, value]) => {
      const changed = typeof value === 'number' ? value + 1 : `${value}1`
      return options(nowhere, { ...all, [name]: changed }).queryKey
    })
    const elsewhere = createGatewayClient({ baseUrl: 'https://b.example' })
    const named = createGatewayClient({
      baseUrl: 'https://gateway.example',
      uid: 'signed in',
    })
    for (const client of [elsewhere, named])
      keys.push(options(client, all).queryKey)
    const hashes = [queryKey, ...keys].map(hashKey)
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  test('behavior: one attempt, stopped with the query', async () => {
    const signals: AbortSignal[] = []
    const client = createGatewayClient({
      fetch: (_url, init) => {
        signals.push(init?.signal as AbortSignal)
        return new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('x')))
        })
      },
    })
    const queryClient = new QueryClient()
    const asked = options(client, ask)
    const reading = read(queryClient, asked).catch((error) => error)
    await expect.poll(() => signals.length).toBe(1)
    await queryClient.cancelQueries({ queryKey: asked.queryKey })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    await reading

    let attempts = 0
    const broken = createGatewayClient({
      fetch: async () => {
        attempts += 1
        throw new Error('offline')
      },
    })
    await expect(
      read(new QueryClient(), options(broken, ask)),
    ).rejects.toThrow()
    expect(attempts).toBe(1)
  })
})

test.each(rows.filter(([, { ask }]) => 'chainId' in ask))(
  'behavior: %s of another chain never shows the answer of the first',
  async (_, { options, ask }) => {
    const answers: ((answer: Response) => void)[] = []
    const asked: string[] = []
    const signals: AbortSignal[] = []
    const client: GatewayClient = createGatewayClient({
      fetch: (url, init) => {
        asked.push(String(url))
        signals.push(init?.signal as AbortSignal)
        return new Promise((resolve) => answers.push(resolve))
      },
    })
    const queryClient = new QueryClient()
    const at = (chainId: string) =>
      options(client, { ...ask, chainId }) as never
    const observer: QueryObserver =
      'initialPageParam' in options(client, ask)
        ? (new InfiniteQueryObserver(queryClient, at('1')) as never)
        : new QueryObserver(queryClient, at('1'))
    const seen: string[] = []
    const stop = observer.subscribe(({ data }) =>
      seen.push(JSON.stringify(data) ?? ''),
    )
    await expect.poll(() => answers.length).toBe(1)
    observer.setOptions(at('2'))
    await expect.poll(() => answers.length).toBe(2)
    // The first query lost its last observer, as when a component unmounts.
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    answers[0]?.(Response.json({ from: 'first', results: [] }))
    answers[1]?.(Response.json({ from: 'second', results: [] }))
    await expect.poll(() => seen.at(-1)).toContain('second')
    expect(seen.filter((data) => data.includes('first'))).toEqual([])
    expect(asked[0]).toMatch(/chains\/1\b/)
    expect(asked[1]).toMatch(/chains\/2\b/)
    stop()
  },
)

test.each(allMutations)(
  'behavior: %s invalidates the queries that it changed, and no others',
  async (_, { options, variables, changes }) => {
    const client = createGatewayClient({
      fetch: async () => Response.json({}),
    })
    const queryClient = new QueryClient()
    for (const [, row] of rows)
      queryClient.setQueryData(row.options(client, row.ask).queryKey, {})
    const other = createGatewayClient({ baseUrl: 'https://other.example' })
    for (const [, row] of rows)
      queryClient.setQueryData(row.options(other, row.ask).queryKey, {})
    const elsewhere = query.safeQueryOptions(client, {
      chainId: '99',
      safeAddress: examples.module,
    }).queryKey
    queryClient.setQueryData(elsewhere, {} as never)
    const done = options(client, { queryClient })
    await mutate(queryClient, done, variables)
    expect(done.retry).toBe(false)
    const stale = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated || state.data === undefined)
    await expect
      .poll(() =>
        stale()
          .map(({ queryKey }) => queryKey[1])
          .sort(),
      )
      .toEqual([...changes])
    for (const { queryKey } of stale()) {
      expect(queryKey[2]).toMatchObject({ scope: client.uid })
      expect(queryKey).not.toEqual(elsewhere)
    }
  },
)

test('behavior: drops private results at once', () => {
  const queryClient = new QueryClient()
  for (const [name, { options, isSecret }] of allMutations) {
    const { gcTime } = options(nowhere, { queryClient })
    expect([name, gcTime === 0]).toEqual([name, isSecret])
  }
  expect(allMutations.filter(([, { isSecret }]) => isSecret)).toHaveLength(11)
})
