/// <reference types="node" />
import { build } from 'esbuild'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getSafeInfo } from '../actions/getSafeInfo.ts'
import { logout } from '../actions/logout.ts'
import { validateResponse } from '../schemas/index.ts'
import { createSafeInfo } from '../testing/index.ts'
import { createGatewayClient } from './createGatewayClient.ts'
import type { GatewayClientOptions } from './types.ts'

const safe = createSafeInfo()
const wrong = { ...safe, nonce: '7', owners: null }
const route = 'GET /v1/chains/{chainId}/safes/{safeAddress}'

const read = (answer: unknown, options: GatewayClientOptions) =>
  getSafeInfo(
    createGatewayClient({
      retryDelay: 1,
      fetch: async () => Response.json(answer),
      ...options,
    }),
    { chainId: '1', safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' },
  )

afterEach(() => {
  vi.doUnmock('../schemas/validateResponse.ts')
  vi.resetModules()
})

test('default: nothing is compared', async () => {
  expect(await read(wrong, {})).toEqual(wrong)
  expect(await read(wrong, { validate: 'off' })).toEqual(wrong)
})

describe('strict', () => {
  test('behavior: the right answer passes', async () => {
    expect(await read(safe, { validate: 'strict' })).toEqual(safe)
    expect(await read(safe, { validate: validateResponse })).toEqual(safe)
  })

  test('error: the wrong one is refused, with all that is wrong, at once', async () => {
    const fetch = vi.fn(async () => Response.json(wrong))
    for (const validate of ['strict', validateResponse] as const)
      await expect(read(wrong, { validate, fetch })).rejects.toMatchObject({
        name: 'InvalidResponseError',
        status: 200,
        body: wrong,
        retryable: false,
        issues: [{ path: ['nonce'] }, { path: ['owners'] }],
      })
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('warn', () => {
  test('behavior: tells, and returns the answer', async () => {
    const onIssues = vi.fn()
    expect(await read(wrong, { validate: 'warn', onIssues })).toEqual(wrong)
    expect(onIssues).toHaveBeenCalledExactlyOnceWith(route, [
      expect.objectContaining({ path: ['nonce'] }),
      expect.objectContaining({ path: ['owners'] }),
    ])
    await read(safe, { validate: 'warn', onIssues })
    expect(onIssues).toHaveBeenCalledOnce()
  })

  test('behavior: to the console unless told otherwise', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await read(wrong, { validate: 'warn' })
    expect(warn).toHaveBeenCalledExactlyOnceWith(route, expect.any(Array))
    warn.mockRestore()
  })
})

describe('a function', () => {
  test('behavior: gets the route and the value, and is strict', async () => {
    const validate = vi.fn(() => ['no'])
    await expect(read(safe, { validate })).rejects.toMatchObject({
      issues: ['no'],
    })
    expect(validate).toHaveBeenCalledExactlyOnceWith(route, safe)
  })

  test('behavior: what it throws is an objection', async () => {
    const error = new Error('not a safe')
    const validate = () => {
      throw error
    }
    await expect(read(safe, { validate })).rejects.toMatchObject({
      name: 'InvalidResponseError',
      issues: [error],
    })
  })

  test('behavior: neither failures nor empty answers are compared', async () => {
    const validate = vi.fn(() => ['no'])
    const answers = [Response.json({}, { status: 404 }), Response.json({})]
    const client = createGatewayClient({
      validate,
      fetch: async () => answers.shift() as Response,
    })
    await expect(logout(client)).rejects.toMatchObject({ status: 404 })
    expect(await logout(client)).toBe(undefined)
    expect(validate).not.toHaveBeenCalled()
  })
})

describe('the schemas', () => {
  /** A client of modules of its own, whose schemas count how often they load. */
  async function fresh(load: () => object | Promise<object>) {
    vi.resetModules()
    vi.doMock('../schemas/validateResponse.ts', load)
    return import('./createGatewayClient.ts')
  }
  const get = { route, method: 'GET', path: '/', options: {} }

  test('behavior: are loaded with the first answer to be compared', async () => {
    const load = vi.fn(() => ({ validateResponse: () => [] }))
    const module = await fresh(load)
    const answers = [
      Response.json({}, { status: 404 }),
      Response.json({}),
      Response.json({}),
      Response.json({}),
    ]
    const client = module.createGatewayClient({
      validate: 'strict',
      retry: 0,
      fetch: async () => answers.shift() as Response,
    })
    await client.request(get).catch(() => {})
    await client.request({ ...get, empty: true })
    expect(load).not.toHaveBeenCalled()
    await client.request(get)
    await client.request(get)
    expect(load).toHaveBeenCalledOnce()
  })

  test.each([
    ['strict', 'InvalidResponseError'],
    ['warn', 'answer'],
  ] as const)(
    'error: %s, and they cannot be loaded',
    async (validate, expected) => {
      const module = await fresh(() => {
        throw new Error('offline')
      })
      const onIssues = vi.fn()
      const client = module.createGatewayClient({
        validate,
        onIssues,
        fetch: async () => Response.json('answer'),
      })
      const result = await client.request(get).catch((error: Error) => {
        expect(error).toMatchObject({ issues: [expect.any(Error)] })
        return error.name
      })
      expect(result).toBe(expected)
      if (validate === 'warn')
        expect(onIssues).toHaveBeenCalledWith(route, [expect.any(Error)])
    },
  )

  test('behavior: are a file of their own in a bundle', async () => {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: "export * from './index.ts'",
        resolveDir: new URL('..', import.meta.url).pathname,
        loader: 'ts',
      },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      splitting: true,
      metafile: true,
      write: false,
      outdir: '/bundle',
    })
    const main = Object.entries(metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint === '<stdin>',
    )
    expect(main).toBeDefined()
    const [path, { inputs, imports }] = main as NonNullable<typeof main>
    expect(
      Object.keys(inputs).filter((input) => /schemas\//.test(input)),
    ).toEqual([])
    // Reached by `import()` alone.
    expect(imports.map(({ kind }) => kind)).toEqual(['dynamic-import'])
    const text =
      outputFiles.find((file) => file.path.endsWith(path))?.text ?? ''
    expect(text).not.toContain('implementationVersionState')
    // All of it, before compression.
    expect(text.length).toBeLessThan(15_000)
  })
})
