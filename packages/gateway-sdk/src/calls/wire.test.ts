import { describe, expect, test } from 'vitest'
import { reads } from '../../test/wire/reads.ts'
import { address, type WireCall } from '../../test/wire/samples.ts'
import { writes } from '../../test/wire/writes.ts'
import { routes } from '../calls/routes.gen.ts'
import * as sdk from '../index.ts'
import { requestSchemas, responseSchemas, safeParse } from '../schemas/index.ts'
import { reportIssues, validateResponse } from '../validate/index.ts'

type Action = (client: sdk.GatewayClient, parameters?: unknown) => unknown
const calls: Readonly<Record<string, WireCall>> = { ...reads, ...writes }
const action = (name: string) =>
  (sdk as unknown as Record<string, Action>)[name]

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

const withQuery = ({ sends, query }: WireCall) =>
  query === undefined ? sends : `${sends.split('?')[0]}?${query}`

describe('default', () => {
  test.each(Object.entries(calls))('%s', async (name, call) => {
    const { run, seen } = record()
    const { optional, body, headers, credentials, empty } = call
    const plain = await run(name, call.parameters)
    expect(plain.wire).toBe(call.sends)
    expect(plain.headers).toEqual(headers)
    expect(plain.credentials).toBe(credentials)
    expect(plain.body).toBe(body && JSON.stringify(body))
    expect(plain.result).toEqual(empty ? undefined : { a: 1 })
    const full = await run(name, { ...call.parameters, ...optional })
    expect(full.wire).toBe(withQuery(call))
    expect(full.body).toBe(body && JSON.stringify({ ...body, ...optional }))
    // Hooks and validation know it by the route the schemas list.
    expect(new Set(seen)).toEqual(
      new Set([(routes as Record<string, string>)[name]]),
    )
  })

  test('every call is here, and every route has its call', () => {
    const known = new Set(['createGatewayClient', 'formatTransactionId'])
    const exported = Object.entries(sdk)
      .filter(
        ([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name),
      )
      .map(([name]) => name)
      .filter((name) => !known.has(name) && !/^(is|paginate|parse)/.test(name))
    expect(exported).toHaveLength(72)
    expect(Object.keys(calls).sort()).toEqual(exported.sort())
    expect(Object.keys(routes).sort()).toEqual(exported.sort())
    expect(new Set(Object.values(routes)).size).toBe(72)
  })
})

describe('behavior: optional parameters', () => {
  const optional = Object.entries(calls).filter(([, call]) => call.optional)

  test.each(optional)('%s: undefined is absent', async (name, call) => {
    const { run } = record()
    const nothing = Object.fromEntries(
      Object.keys(call.optional ?? {}).map((key) => [key, undefined]),
    )
    const sent = await run(name, { ...call.parameters, ...nothing })
    expect(sent.wire).toBe(call.sends)
    expect(sent.body).toBe(call.body && JSON.stringify(call.body))
  })

  test.each(optional)(
    '%s: null is absent, null in a body',
    async (name, call) => {
      const { run } = record()
      const nothing = Object.fromEntries(
        Object.keys(call.optional ?? {}).map((key) => [key, null]),
      )
      const sent = await run(name, { ...call.parameters, ...nothing })
      expect(sent.wire).toBe(call.sends)
      expect(sent.body).toBe(
        call.body && JSON.stringify({ ...call.body, ...nothing }),
      )
    },
  )

  test.each([undefined, null])(
    'a currency of %s is us dollars',
    async (currency) => {
      const { run } = record()
      const parameters = { chainId: '1', safeAddress: address, currency }
      const balances = await run('getBalances', parameters)
      expect(balances.wire).toBe(
        `GET /v1/chains/1/safes/${address}/balances/usd`,
      )
      for (const name of ['getSafeOverviews', 'getSafeOverviewsV2']) {
        const overviews = await run(name, { safes: [`1:${address}`], currency })
        expect(overviews.wire).toMatch(/\?currency=usd&safes=1%3A0x5aFE/)
      }
    },
  )

  test('a page link takes the place of path and query', async () => {
    const { run } = record()
    for (const [name, { optional: more, parameters }] of Object.entries(
      reads,
    )) {
      if (!more || !('cursor' in more)) continue
      const pageUrl = 'https://gateway.example/v1/next?cursor=a%3D1'
      const sent = await run(name, { ...parameters, ...more, pageUrl })
      expect(sent.wire).toBe('GET /v1/next?cursor=a%3D1')
      for (const absent of [undefined, null, ''])
        expect((await run(name, { ...parameters, pageUrl: absent })).wire).toBe(
          calls[name]?.sends,
        )
    }
  })

  test('calls without parameters run without them', async () => {
    for (const [name, { parameters, sends }] of Object.entries(calls))
      if (Object.keys(parameters).length === 0)
        expect((await record().run(name, undefined)).wire).toBe(sends)
  })
})

describe('behavior: options are not sent', () => {
  test.each(Object.entries(calls))('%s', async (name, call) => {
    const { run } = record()
    const sent = await run(name, {
      ...call.parameters,
      signal: new AbortController().signal,
      timeout: 5000,
      retry: 1,
      headers: { ...(call.parameters['headers'] as object), 'X-One': '1' },
      credentials: 'omit',
    })
    expect(sent.wire).toBe(call.sends)
    expect(sent.body).toBe(call.body && JSON.stringify(call.body))
    expect(sent.credentials).toBe('omit')
    expect(sent.headers).toEqual({
      ...call.headers,
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
  test('the bodies of this table match the schemas', () => {
    const bodies = Object.entries(writes).filter(([, call]) => call.body)
    expect(bodies.map(([name]) => name).sort()).toEqual(
      Object.keys(requestSchemas).sort(),
    )
    for (const [name, { body, optional }] of bodies) {
      const schema = requestSchemas[name as 'verifyAuth']
      const found = safeParse(schema, { ...body, ...optional })
      expect([name, found]).toMatchObject([name, { success: true }])
    }
  })

  test('a call has a schema unless its answer is empty', () => {
    expect(Object.keys(responseSchemas).sort()).toEqual(
      Object.keys(calls)
        .filter((name) => !calls[name]?.empty)
        .sort(),
    )
  })

  test.each(Object.entries(routes))('%s: %s is compared', (name, route) => {
    // The number 0 is not a valid answer of any call.
    expect(validateResponse(route, 0).length).toBe(calls[name]?.empty ? 0 : 1)
  })

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
      for (const [name, { parameters, empty }] of Object.entries(calls)) {
        const result = await Promise.resolve(
          action(name)?.(client, parameters),
        ).then(
          (value) => ({ value }),
          (error: { name: string }) => error.name,
        )
        if (empty) expect(result).toEqual({ value: undefined })
        else if (isStrict) expect(result).toBe('InvalidResponseError')
        else {
          expect(result).toEqual({ value: 0 })
          expect(issues.at(-1)).toEqual([
            (routes as Record<string, string>)[name],
            true,
          ])
        }
      }
    },
  )
})
