import { calls } from '@strongroom/gateway-schemas/calls/calls'
import { pathParameters } from '@strongroom/gateway-schemas/calls/parameters'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import * as sdk from '../index.ts'

type Action = (
  client: sdk.GatewayClient,
  parameters?: unknown,
) => Promise<unknown>
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

/** Name, action, route, and the parameters that stand in the path. */
const table = Object.entries(calls).map(([name, { path, example }]) => ({
  name,
  action: (sdk as unknown as Record<string, Action>)[name] as Action,
  parameters: example,
  template: path,
  keys: [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key),
}))

function record() {
  const urls: URL[] = []
  const client = sdk.createGatewayClient({
    baseUrl: 'https://gateway.example/base',
    fetch: async (url) => {
      urls.push(new URL(String(url)))
      return Response.json({})
    },
  })
  return { urls, client }
}

describe('error: rejects hostile path parameters before a request', () => {
  const hostile: unknown[] = [
    '..',
    '%2e%2e',
    '/',
    '\\',
    '?',
    '#',
    '$&',
    "$'",
    '\0',
    '1'.repeat(1_000_000),
    '__proto__',
    '\ud800',
    // And more of the kind.
    '',
    '.',
    '1\n',
    '1 ',
    ` ${safeAddress}`,
    `${safeAddress}\n`,
    `${safeAddress}/../x`,
    `${safeAddress}?evil=1#x`,
    '../../../v1/accounts/0xdead',
    'ü',
    1,
    Number.NaN,
    true,
    [safeAddress],
    { toString: () => safeAddress },
    Symbol('1'),
    () => safeAddress,
  ]
  const withPath = table.flatMap((row) =>
    row.keys.map((key) => ({ ...row, key })),
  )

  test('every path parameter of every call is here', () => {
    expect(withPath.length).toBeGreaterThan(100)
    expect(new Set(withPath.map(({ key }) => key))).toEqual(
      new Set(Object.keys(pathParameters)),
    )
  })

  test.each(withPath)('$name $key', async ({ action, parameters, key }) => {
    const { urls, client } = record()
    const nothing = key === 'currency' ? [] : [undefined, null]
    for (const value of [...hostile, ...nothing]) {
      // Rejects; does not throw.
      const sent = action(client, { ...parameters, [key]: value })
      await expect(sent).rejects.toMatchObject({
        name: 'InvalidParameterError',
        message: `The parameter "${key}" is missing or malformed.`,
        parameter: key,
        retryable: false,
      })
    }
    const { [key]: _, ...rest } = parameters as Record<string, unknown>
    if (key !== 'currency')
      await expect(action(client, rest)).rejects.toThrow(key)
    expect(urls).toEqual([])
  })

  test('an account is an address, not the name of another route', async () => {
    const { urls, client } = record()
    for (const action of [sdk.getAccount, sdk.deleteAccount])
      await expect(
        action(client, { address: 'data-types' as never }),
      ).rejects.toThrow('"address"')
    expect(urls).toEqual([])
  })

  test('an address has 40 digits and a small x', async () => {
    const { urls, client } = record()
    const digits = safeAddress.slice(2)
    for (const value of [
      digits,
      `0X${digits}`,
      `0x${digits}0`,
      `0x${'g'.repeat(40)}`,
    ])
      await expect(
        sdk.getSafeInfo(client, { chainId: '1', safeAddress: value as never }),
      ).rejects.toThrow('"safeAddress"')
    expect(urls).toEqual([])
  })

  test('ignores inherited parameters', async () => {
    const { urls, client } = record()
    const parameters = Object.create({ chainId: '1', safeAddress })
    await expect(sdk.getSafeInfo(client, parameters)).rejects.toThrow('chainId')
    expect(urls).toEqual([])
  })
})

describe('behavior: queries', () => {
  test('values stay within their parameter', async () => {
    const { urls, client } = record()
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        async (timezone, cursor) => {
          await sdk.getTransactionHistory(client, {
            chainId: '1',
            safeAddress,
            timezone,
            cursor,
          })
          expect([...(urls.at(-1)?.searchParams ?? [])]).toEqual([
            ['timezone', timezone],
            ['cursor', cursor],
          ])
        },
      ),
    )
  })

  test('hostile safes of overviews stay one parameter', async () => {
    const { urls, client } = record()
    for (const safe of ['..', '%2e%2e', '/', '?a=1', '#', '&b=2', '\0', '1,2'])
      await sdk.getSafeOverviews(client, {
        safes: [safe as never, '1:0x' as never],
      })
    for (const url of urls) {
      expect(url.pathname).toBe('/base/v1/safes')
      expect([...url.searchParams.keys()]).toEqual(['currency', 'safes'])
    }
  })
})

test('behavior: refused, or the same origin and the same segments', async () => {
  /** Strings that are valid, nearly valid, or random. */
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^0x[0-9a-fA-F]{38,42}$/),
    fc.stringMatching(/^\d{0,80}$/),
    fc.stringMatching(/^(?:multisig|module|transfer)_0x[0-9a-f]{40}_.{0,80}$/),
    fc
      .tuple(fc.constant(safeAddress), fc.string({ maxLength: 3 }))
      .map(([address, more]) => address + more),
    fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2F',
      '/',
      '\\',
      '?',
      '#',
      safeAddress,
    ),
  )
  const { urls, client } = record()
  let passed = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...table.filter(({ keys }) => keys.length > 0)),
      fc.array(fc.option(value, { nil: undefined }), {
        minLength: 4,
        maxLength: 4,
      }),
      async ({ action, parameters, template, keys }, values) => {
        const before = urls.length
        // Where no value is drawn, the good one stays.
        const drawn = keys.flatMap((key, index) =>
          values[index] === undefined ? [] : [[key, values[index]]],
        )
        const result = await action(client, {
          ...parameters,
          ...Object.fromEntries(drawn),
        }).then(
          () => undefined,
          (error: unknown) => error,
        )
        if (result !== undefined) {
          expect(result).toBeInstanceOf(sdk.InvalidParameterError)
          expect(urls).toHaveLength(before)
          return
        }
        passed++
        const url = urls.at(-1) as URL
        expect(urls).toHaveLength(before + 1)
        expect(url.origin).toBe('https://gateway.example')
        expect(url.hash).toBe('')
        expect(url.pathname.split('/')).toHaveLength(
          `/base${template}`.split('/').length,
        )
        // The fixed parts of the route stay in place.
        for (const [index, part] of `/base${template}`.split('/').entries())
          if (!part.includes('{'))
            expect(url.pathname.split('/')[index]).toBe(part)
      },
    ),
    { numRuns: 2000 },
  )
  expect(passed).toBeGreaterThan(100)
})

test('behavior: the parameters are left as they were', async () => {
  const { client } = record()
  const parameters = Object.freeze({
    chainId: '1',
    safeTxHash: `0x${'ab'.repeat(32)}`,
    signature: '0x',
  } as const)
  const request = vi.fn(async () => undefined as never)
  await sdk.deleteTransaction({ ...client, request }, parameters)
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({ body: { signature: '0x' }, empty: true }),
  )
})
