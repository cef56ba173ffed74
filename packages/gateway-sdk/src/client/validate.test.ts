/// <reference types="node" />
import { build } from 'esbuild'
import { describe, expect, test, vi } from 'vitest'
import { logout } from '../calls/accounts.gen.ts'
import { getSafeInfo } from '../calls/safes.gen.ts'
import { createSafeInfo } from '../testing/index.ts'
import { reportIssues, validateResponse } from '../validate/index.ts'
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

test('default: answers are trusted', async () => {
  expect(await read(wrong, {})).toEqual(wrong)
})

describe('validateResponse', () => {
  test('behavior: accepts the right answer', async () => {
    expect(await read(safe, { validate: validateResponse })).toEqual(safe)
  })

  test('error: refuses a wrong answer after one request', async () => {
    const fetch = vi.fn(async () => Response.json(wrong))
    await expect(
      read(wrong, { validate: validateResponse, fetch }),
    ).rejects.toMatchObject({
      name: 'InvalidResponseError',
      status: 200,
      body: wrong,
      retryable: false,
      issues: [{ path: ['nonce'] }, { path: ['owners'] }],
    })
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('reportIssues', () => {
  test('behavior: reports a wrong answer and returns it', async () => {
    const report = vi.fn()
    const validate = reportIssues(report)
    expect(await read(wrong, { validate })).toEqual(wrong)
    expect(report).toHaveBeenCalledExactlyOnceWith(route, [
      expect.objectContaining({ path: ['nonce'] }),
      expect.objectContaining({ path: ['owners'] }),
    ])
    await read(safe, { validate })
    expect(report).toHaveBeenCalledOnce()
  })

  test('behavior: reports to the console by default', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await read(wrong, { validate: reportIssues() })
    expect(warn).toHaveBeenCalledExactlyOnceWith(route, expect.any(Array))
    warn.mockRestore()
  })
})

describe('a validator of the caller', () => {
  const error = new Error('not a safe')

  test('behavior: receives the route and the value', async () => {
    const validate = vi.fn(() => ['no'])
    await expect(read(safe, { validate })).rejects.toMatchObject({
      issues: ['no'],
    })
    expect(validate).toHaveBeenCalledExactlyOnceWith(route, safe)
  })

  test.each([
    [
      'throws',
      () => {
        throw error
      },
    ],
    ['rejects', () => Promise.reject(error)],
  ])('error: %s', async (_, validate) => {
    await expect(read(safe, { validate })).rejects.toMatchObject({
      name: 'InvalidResponseError',
      issues: [error],
    })
  })

  test('behavior: may be asynchronous', async () => {
    const validate = vi.fn(async (name: string, value: unknown) =>
      validateResponse(name, value),
    )
    expect(await read(safe, { validate })).toEqual(safe)
    await expect(read(wrong, { validate })).rejects.toMatchObject({
      issues: [{ path: ['nonce'] }, { path: ['owners'] }],
    })
  })

  test('error: takes longer than the timeout', async () => {
    const validate = () => new Promise<never>(() => {})
    await expect(read(safe, { validate, timeout: 20 })).rejects.toMatchObject({
      name: 'GatewayTimeoutError',
    })
  })

  test('behavior: sees neither failures nor empty answers', async () => {
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

test('behavior: a bundle has no guards and rules unless it imports the validator', async () => {
  const bundle = async (code: string) => {
    const { metafile } = await build({
      stdin: {
        contents: code,
        resolveDir: new URL('..', import.meta.url).pathname,
        loader: 'ts',
      },
      bundle: true,
      minify: true,
      format: 'esm',
      metafile: true,
      write: false,
      outdir: '/bundle',
    })
    return Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).filter((input) => /guards\/|Rules\.gen/.test(input)),
    )
  }
  // One file, without code splitting.
  expect(await bundle("export * from './index.ts'")).toEqual([])
  expect(await bundle("export * from './validate/index.ts'")).not.toEqual([])
})
