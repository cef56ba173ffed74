import type { CallDefinition } from '@strongroom/gateway-schemas/calls/defineCalls'
import { examples } from '@strongroom/gateway-schemas/calls/examples'
import { describe, expect, test } from 'vitest'
import {
  clientParameters,
  everyCall,
  hasPages,
  routeOf,
} from '../../scripts/calls/describe.ts'
import { bodies } from '../../test/samples/bodies.test.fixture.ts'
import { fits } from '../../test/samples/fits.test.fixture.ts'
import * as sdk from '../index.ts'
import { reportIssues, validateResponse } from '../validate/index.ts'

type Action = (client: sdk.GatewayClient, parameters?: unknown) => unknown
type Fields = Readonly<Record<string, unknown>>

const action = (name: string) =>
  (sdk as unknown as Record<string, Action>)[name]

/** A call with values for its parameters. */
interface Case extends CallDefinition {
  readonly name: string
  /** Those it needs, and those that have another value by default. */
  readonly needed: Fields
  /** Those it can do without. */
  readonly optional: Fields
  /** The fields of `needed` and `optional` that are sent in the body. */
  readonly bodyFields: readonly string[]
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.includes(name)),
  )

function caseOf([name, call]: readonly [string, CallDefinition]): Case {
  const { body: schema, example } = call
  const full: Fields = { ...bodies[name as keyof typeof bodies] }
  const free = Object.keys(full).filter(
    (key) => schema && fits(schema, without(full, [key])),
  )
  const parameters = clientParameters(call)
  const optional = {
    ...Object.fromEntries(
      parameters.flatMap(({ name: key, optional, preset, example: value }) =>
        optional && preset === undefined ? [[key, value]] : [],
      ),
    ),
    ...Object.fromEntries(free.map((key) => [key, full[key]])),
  }
  const preset = Object.fromEntries(
    parameters.flatMap(({ name: key, preset: value, example }) =>
      value !== undefined ? [[key, example]] : [],
    ),
  )
  return {
    ...call,
    name,
    needed: {
      ...preset,
      ...without(example, [...Object.keys(optional), 'credentials']),
    },
    optional,
    bodyFields: Object.keys(full),
  }
}

const cases = everyCall.map(caseOf)
const named = cases.map((call) => [call.name, call] as const)

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

function record(answer: () => Response = () => Response.json({ a: 1 })) {
  const sent: Sent[] = []
  const seen: string[] = []
  const client = sdk.createGatewayClient({
    baseUrl: 'https://gateway.example/',
    retry: 0,
    onRequest: ({ route }) => seen.push(route),
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init as RequestInit })
      return answer()
    },
  })
  const run = async (name: string, parameters: unknown) => {
    const result = await action(name)?.(client, parameters)
    const { url, init } = sent.at(-1) as Sent
    const { method, headers, body, credentials, redirect, ...more } = init
    expect(Object.keys(more)).toEqual(['signal'])
    expect(redirect).toBe('manual')
    return {
      wire: `${method} ${url.replace('https://gateway.example', '')}`,
      headers,
      body,
      credentials,
      result,
    }
  }
  return { sent, seen, client, run }
}

type Wire = Awaited<ReturnType<ReturnType<typeof record>['run']>>

const headersOf = ({ method, headers }: Case) =>
  headers || method !== 'GET'
    ? {
        ...(headers &&
          Object.fromEntries(
            Object.entries(headers).map(([key, { example }]) => [key, example]),
          )),
        'Content-Type': 'application/json',
      }
    : undefined

/** The body of some parameters; undefined for none. */
const bodyOf = ({ bodyFields }: Case, fields: Fields) => {
  const names = Object.keys(fields).filter((key) => bodyFields.includes(key))
  return names.length === 0
    ? undefined
    : JSON.stringify(Object.fromEntries(names.map((key) => [key, fields[key]])))
}

const print = ({ wire, headers, body, credentials }: Wire) =>
  [
    wire,
    ...Object.entries((headers ?? {}) as Record<string, string>)
      .filter(([key]) => key !== 'Content-Type')
      .map(([key, value]) => `${key}: ${value}`),
    ...(credentials === undefined ? [] : [`credentials: ${credentials}`]),
    ...(body === undefined ? [] : [body]),
  ].join('\n  ')

describe('default', () => {
  test.each(named)('%s', async (name, call) => {
    const { run, seen } = record()
    const { needed, optional, answer, credentials } = call
    const all = { ...needed, ...optional }
    for (const given of [needed, all]) {
      const sent = await run(name, given)
      expect(sent.headers).toEqual(headersOf(call))
      expect(sent.credentials).toBe(credentials)
      expect(sent.body).toBe(bodyOf(call, given))
      expect(sent.result).toEqual(answer && { a: 1 })
    }
    // Hooks and validation know it by the route of the registry.
    expect(new Set(seen)).toEqual(new Set([routeOf(call)]))
  })

  // The difference after `-u` is what a change does to the wire: read it.
  test('requests of every call, with needed and with all parameters', async () => {
    const texts: string[] = []
    for (const { name, needed, optional } of cases) {
      const { run } = record()
      const lines = [print(await run(name, needed))]
      if (Object.keys(optional).length > 0)
        lines.push(print(await run(name, { ...needed, ...optional })))
      texts.push(`${name}\n  ${lines.join('\n\n  ')}\n`)
    }
    await expect(texts.join('\n')).toMatchFileSnapshot(
      '../../test/wire/requests.snap',
    )
  })

  test('every call is exported, and every route has its call', () => {
    const known = new Set(['createGatewayClient', 'formatTransactionId'])
    const exported = Object.entries(sdk)
      .filter(
        ([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name),
      )
      .map(([name]) => name)
      .filter((name) => !known.has(name) && !/^(is|paginate|parse)/.test(name))
    expect(cases.map(({ name }) => name).sort()).toEqual(exported.sort())
    expect(new Set(cases.map(routeOf)).size).toBe(cases.length)
  })
})

describe('behavior: optional parameters', () => {
  const withOptional = named.filter(
    ([, { optional }]) => Object.keys(optional).length > 0,
  )
  const all = (value: null | undefined, fields: Fields) =>
    Object.fromEntries(Object.keys(fields).map((key) => [key, value]))

  test.each(withOptional)('%s: undefined is absent', async (name, call) => {
    const { run } = record()
    const plain = await run(name, call.needed)
    const sent = await run(name, {
      ...call.needed,
      ...all(undefined, call.optional),
    })
    expect(sent).toEqual(plain)
  })

  test.each(withOptional)(
    '%s: null is absent, null in a body',
    async (name, call) => {
      const { run } = record()
      const plain = await run(name, call.needed)
      const given = { ...call.needed, ...all(null, call.optional) }
      const sent = await run(name, given)
      expect(sent).toEqual({ ...plain, body: bodyOf(call, given) })
    },
  )

  test('values of a query are encoded', async () => {
    const given = { chainId: '1', label: 'a b&c=ü' }
    expect((await record().run('getDelegates', given)).wire).toBe(
      'GET /v2/chains/1/delegates?label=a+b%26c%3D%C3%BC',
    )
  })

  test.each([undefined, null])(
    'a currency of %s is us dollars',
    async (currency) => {
      const { run } = record()
      const parameters = { chainId: '1', safeAddress: examples.safe, currency }
      const balances = await run('getBalances', parameters)
      expect(balances.wire).toBe(
        `GET /v1/chains/1/safes/${examples.safe}/balances/usd`,
      )
      for (const name of ['getSafeOverviews', 'getSafeOverviewsV2']) {
        const safes = [`1:${examples.safe}`]
        const overviews = await run(name, { safes, currency })
        expect(overviews.wire).toMatch(/\?currency=usd&safes=1%3A0x58E5/)
      }
    },
  )

  test.each(named.filter(([, call]) => hasPages(call)))(
    '%s: a page link takes the place of path and query',
    async (name, { needed, optional }) => {
      const { run } = record()
      const pageUrl = 'https://gateway.example/v1/next?cursor=a%3D1'
      const sent = await run(name, { ...needed, ...optional, pageUrl })
      expect(sent.wire).toBe('GET /v1/next?cursor=a%3D1')
      const { wire } = await run(name, needed)
      for (const absent of [undefined, null, ''])
        expect((await run(name, { ...needed, pageUrl: absent })).wire).toBe(
          wire,
        )
    },
  )

  test('calls without parameters run without them', async () => {
    const bare = cases.filter(({ needed }) => Object.keys(needed).length === 0)
    expect(bare.length).toBeGreaterThan(4)
    for (const call of bare)
      expect((await record().run(call.name, undefined)).wire).toBe(
        routeOf(call),
      )
  })
})

describe('behavior: options are not sent', () => {
  test.each(named)('%s', async (name, call) => {
    const { run } = record()
    const { needed } = call
    const plain = await run(name, needed)
    const sent = await run(name, {
      ...needed,
      signal: new AbortController().signal,
      timeout: 5000,
      retry: 1,
      headers: { ...(needed['headers'] as object), 'X-One': '1' },
      credentials: 'omit',
    })
    expect(sent.wire).toBe(plain.wire)
    expect(sent.body).toBe(plain.body)
    expect(sent.credentials).toBe('omit')
    expect(sent.headers).toEqual({
      ...headersOf(call),
      'X-One': '1',
      'Content-Type': 'application/json',
    })
  })

  test('credentials of the client apply to calls without their own', async () => {
    const seen: unknown[] = []
    const client = sdk.createGatewayClient({
      credentials: 'omit',
      fetch: async (_, init) => {
        seen.push((init as RequestInit).credentials)
        return Response.json({})
      },
    })
    await sdk.getFiatCurrencies(client)
    await sdk.getMe(client)
    await sdk.getMe(client, { credentials: undefined })
    await sdk.getMe(client, { credentials: 'same-origin' })
    expect(seen).toEqual(['omit', 'include', 'include', 'same-origin'])
  })
})

describe('behavior: schemas', () => {
  const writes = cases.filter(({ body }) => body)

  test.each(writes.map((call) => [call.name, call] as const))(
    '%s: the body of the example matches its schema',
    (_, { body, bodyFields, example, path, query = {} }) => {
      const others = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
      const options = ['headers', 'credentials', ...Object.keys(query)]
      const sent = without(example, [...others, ...options])
      expect(
        Object.keys(sent).filter((key) => !bodyFields.includes(key)),
      ).toEqual([])
      expect(body && fits(body, sent)).toBe(true)
    },
  )

  test.each(cases.map((call) => [routeOf(call), call] as const))(
    '%s is compared',
    (route, { answer }) => {
      // The number 0 is not a valid answer of any call.
      expect(validateResponse(route, 0).length).toBe(answer ? 1 : 0)
    },
  )

  test.each(['reportIssues', 'validateResponse'])(
    'validate: %s',
    async (kind) => {
      const issues: unknown[] = []
      const isStrict = kind === 'validateResponse'
      const client = sdk.createGatewayClient({
        validate: isStrict
          ? validateResponse
          : reportIssues((route, found) =>
              issues.push([route, found.length > 0]),
            ),
        fetch: async () => Response.json(0),
      })
      for (const call of cases) {
        const { name, needed, answer } = call
        const result = await Promise.resolve(
          action(name)?.(client, needed),
        ).then(
          (value) => ({ value }),
          (error: { name: string }) => error.name,
        )
        if (!answer) expect(result).toEqual({ value: undefined })
        else if (isStrict) expect(result).toBe('InvalidResponseError')
        else {
          expect(result).toEqual({ value: 0 })
          expect(issues.at(-1)).toEqual([routeOf(call), true])
        }
      }
    },
  )
})
