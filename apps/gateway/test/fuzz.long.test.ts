import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routes } from '../src/api/routes.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { type Api, createApi } from './support/api.ts'
import { describeStores, type Store } from './support/describeStores.ts'
import { injections } from './support/injections.ts'
import { type Mutation, mutation } from './support/mutate.ts'
import { pushEnvironment } from './support/notifierApi.ts'
import { relayerKey } from './support/relayApi.ts'
import { seedIndex } from './support/seed.ts'
import { createStateReader } from './support/storeState.ts'
import {
  fillPath,
  operatorToken,
  type WriteSample,
  writeSamples,
} from './support/writeSamples.ts'

const long = Number(process.env['FUZZ_RUNS'] ?? '0')
const runs = long || 800
/** Texts for each filter; each filter gets others. */
const share = long > 0 ? injections.length : 25
/** Requests between two looks at the store. */
const batch = 25
const milliseconds = long > 0 ? 4 * 3_600_000 : 60_000

const config = loadConfig({
  GATEWAY_RATE_LIMIT: '10000000',
  GATEWAY_RATE_LIMIT_AUTH: '10000000',
  GATEWAY_RATE_LIMIT_ACCOUNTS: '10000000',
  GATEWAY_OPERATOR_TOKEN: operatorToken,
  GATEWAY_RELAYER_KEY_1337: relayerKey,
  ...pushEnvironment('push.example'),
})

const word = `0x${'0'.repeat(63)}1`
const answers: Record<string, string> = {
  eth_getBalance: '0xde0b6b3a7640000',
  eth_estimateGas: '0x5208',
  eth_blockNumber: '0x10',
}

const open = ({ db }: Store): Api =>
  createApi({ db, config, rpc: (method) => answers[method] ?? word })

/**
 * Tables that refused requests may change: a nonce is used, a guess is counted.
 */
const without = ['auth_nonce', 'owner_email', '__drizzle_migrations']

interface Sent {
  status: number
  ms: number
}

const sendSpoilt = async (
  { send }: Api,
  sample: WriteSample,
  spoil: Mutation,
  parameter: string | undefined,
): Promise<Sent> => {
  const [method = '', path = ''] = sample.route.split(' ')
  const body = sample.body === undefined ? '' : JSON.stringify(sample.body)
  const text = body === '' ? '' : spoil(body)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {}
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const [spoilt = ''] = names.slice(-1)
  const address = fillPath(path, {
    ...sample.parameters,
    ...(parameter === undefined ? {} : { [spoilt]: parameter }),
  })
  const headers = {
    'content-type': 'application/json',
    ...sample.headers,
    ...(await sample.sign?.(parsed)),
  }
  const query = sample.query === undefined ? '' : `?${sample.query}`
  const began = performance.now()
  const { status } = await send(`${address}${query}`, {
    method,
    headers,
    ...(text === '' ? {} : { body: text }),
  })
  return { status, ms: performance.now() - began }
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

describeStores('fuzz', (store) => {
  test(
    'behavior: answers every damaged request with a refusal and stores none',
    async () => {
      const api = open(store)
      const samples = await writeSamples(store.db, api)
      const writes = routes
        .filter(({ method }) => method !== 'get')
        .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      expect(new Set(samples.map(({ route }) => route))).toEqual(
        new Set(writes),
      )
      const readState = await createStateReader(store.db, { without })
      let before = await readState()
      let taken = 0
      let sent = 0
      const times: number[] = []
      const statuses = new Map<number, number>()
      let memory = 0
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...samples),
          mutation,
          fc.option(fc.constantFrom(...injections), {
            freq: 10,
            nil: undefined,
          }),
          async (sample, spoil, parameter) => {
            const { status, ms } = await sendSpoilt(
              api,
              sample,
              spoil,
              parameter,
            )
            expect(status).toBeLessThan(500)
            times.push(ms)
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            sent += 1
            if (status < 400) taken += 1
            if (sent % batch !== 0) return
            const after = await readState()
            if (taken === 0) expect(after).toBe(before)
            before = after
            taken = 0
            // Memory of the start does not count as growth.
            if (sent <= runs / 10) memory = process.memoryUsage().rss
          },
        ),
        { numRuns: runs },
      )
      // Some requests have to pass, or the test proves too little.
      expect(statuses.get(200)).toBeGreaterThan(0)
      expect(statuses.get(422)).toBeGreaterThan(0)
      if (long > 0) {
        const growth = (process.memoryUsage().rss - memory) / 2 ** 20
        process.stdout.write(
          `${store.kind}: ${sent} spoilt requests, 0 x 5xx, p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, slowest ${quantile(times, 1 - 1 / times.length).toFixed(0)} ms, memory ${growth.toFixed(0)} MB, ${JSON.stringify(Object.fromEntries(statuses))}\n`,
        )
      }
    },
    milliseconds,
  )

  test(
    'behavior: answers any filter and any part of an address without a 500',
    async () => {
      const api = open(store)
      await writeSamples(store.db, api)
      await seedIndex(store.db)
      const readState = await createStateReader(store.db, { without })
      const before = await readState()
      const reads = routes.filter(({ method }) => method === 'get')
      const inQuery = reads.flatMap(({ path, query = {} }) =>
        Object.keys(query).map((name) => (text: string) => {
          const search = new URLSearchParams({ currency: 'usd', [name]: text })
          return `${fillPath(path)}?${search}`
        }),
      )
      const inPath = reads.flatMap(({ path }) =>
        [...path.matchAll(/:(\w+)/g)].map(
          ([, name = '']) =>
            (text: string) =>
              fillPath(path, { [name]: text }),
        ),
      )
      let at = 0
      for (const ask of [...inQuery, ...inPath]) {
        for (let each = 0; each < share; each += 1, at += 1) {
          const text = injections[at % injections.length] ?? ''
          const { status } = await api.get(ask(text))
          expect(status, ask(text)).toBeLessThan(500)
        }
      }
      expect(await readState()).toBe(before)
    },
    milliseconds,
  )
})
