/// <reference types="node" />
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPage, createSafeInfo } from '../src/testing/index.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))
const here = (path: string) => join(root, 'test/runtimes', path)
// Beside the sources, so that the build finds the same dependencies.
const folder = mkdtempSync(join(root, 'node_modules/.runtimes-'))
const dist = join(folder, 'node_modules/@strongroom/gateway-sdk/dist')
const bundled = join(folder, 'bundle')

const answers = {
  safe: createSafeInfo(),
  page: createPage([{ type: 'DATE_LABEL', timestamp: 0 }]),
}
const expected = {
  nonce: answers.safe.nonce,
  refused: 'InvalidResponseError true',
  missing: 'CGW error - status ',
  aborted: 'AbortError',
  hostile: 'InvalidParameterError',
  items: 1,
  watched: true,
  // Watching a safe also tries its stream of events.
  requests: 6,
}

beforeAll(async () => {
  mkdirSync(dirname(dist), { recursive: true })
  const tsup = join(root, 'node_modules/.bin/tsup')
  await run(tsup, ['--out-dir', dist, '--silent'], { cwd: root })
  // The folder's own manifest keeps the package's name from resolving to the
  // package around it.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  symlinkSync(join(root, 'package.json'), join(dirname(dist), 'package.json'))
  for (const file of ['exercise.js', 'consumer.ts', 'consumerDom.ts'])
    symlinkSync(here(file), join(folder, file))
  await build({
    entryPoints: [join(folder, 'exercise.js')],
    preserveSymlinks: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: bundled,
  })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Errors that TypeScript reports in a file of the folder. */
const check = (file: string, lib: string[], resolution: string, more = {}) => {
  const config = join(
    folder,
    `tsconfig.${file.replace(sep, '-')}.${resolution}.json`,
  )
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: {
        lib,
        types: [],
        target: 'ES2022',
        module: resolution === 'bundler' ? 'ESNext' : 'NodeNext',
        moduleResolution: resolution,
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        preserveSymlinks: true,
        ...more,
      },
      files: [join(folder, file)],
    }),
  )
  const tsc = join(root, 'node_modules/.bin/tsc')
  return run(tsc, ['-p', config]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

describe('runs', () => {
  test('behavior: runs on web APIs alone', async () => {
    const { stdout } = await run(process.execPath, [
      '--experimental-vm-modules',
      '--no-warnings',
      here('runInContext.js'),
      join(bundled, 'exercise.js'),
      JSON.stringify(answers),
    ])
    expect(JSON.parse(stdout)).toEqual({
      result: expected,
      globals: 'undefined'.repeat(4),
    })
  })

  test('behavior: in a worker thread', async () => {
    const file = join(bundled, 'worker.mjs')
    writeFileSync(
      file,
      `import { parentPort, workerData } from 'node:worker_threads'
       import { exercise } from './exercise.js'
       const { safe, page } = workerData
       parentPort.postMessage(await exercise((url) =>
         url.includes('history') ? page : url.includes('/chains/1/') ? safe : {}))`,
    )
    const worker = new Worker(file, { workerData: answers })
    // It may be gone as soon as it has answered.
    const exit = new Promise((resolve) => worker.on('exit', resolve))
    const result = await new Promise((resolve, reject) => {
      worker.on('message', resolve)
      worker.on('error', reject)
    })
    expect(result).toEqual(expected)
    // The thread ends by itself.
    expect(await exit).toBe(0)
  })

  test('behavior: by require', async () => {
    const sdk: typeof import('../src/index.ts') = require(
      join(dist, 'index.cjs'),
    )
    const validate: typeof import('../src/validate/index.ts') = require(
      join(dist, 'validate.cjs'),
    )
    const live: typeof import('../src/live/index.ts') = require(
      join(dist, 'live.cjs'),
    )
    const client = sdk.createGatewayClient({
      validate: validate.validateResponse,
      fetch: async (url) =>
        Response.json(String(url).includes('/2/') ? {} : answers.safe),
    })
    const { value: safeAddress } = answers.safe.address
    const safe = { chainId: '1', safeAddress }
    expect(await sdk.getSafeInfo(client, safe)).toEqual(answers.safe)
    // The errors of both entries are of one class.
    const error = await sdk
      .getSafeInfo(client, { ...safe, chainId: '2' })
      .catch((reason: unknown) => reason)
    expect(sdk.isGatewayError(error)).toBe(true)
    const failure = await new Promise((resolve) => {
      const stop = live.watchSafe(client, {
        ...safe,
        chainId: '..',
        onChange: () => {},
        onError: (reason) => {
          stop()
          resolve(reason)
        },
      })
    })
    expect(failure).toBeInstanceOf(sdk.InvalidParameterError)
  })
})

describe('testing', { timeout: 60_000 }, () => {
  test.each([
    ['msw 2', 'onUnhandledRequest', require.resolve('msw-2/package.json')],
    ['msw 3', 'onUnhandledFrame', require.resolve('msw/package.json')],
  ])(
    'behavior: runs and type checks with %s',
    async (name, option, library) => {
      // A project of its own: the package finds the `msw` that is next to it.
      const project = join(folder, name)
      const modules = join(project, 'node_modules')
      const packed = join(modules, '@strongroom/gateway-sdk')
      cpSync(dist, join(packed, 'dist'), { recursive: true })
      cpSync(join(root, 'package.json'), join(packed, 'package.json'))
      symlinkSync(dirname(library), join(modules, 'msw'))
      const code = [
        "import { setupServer } from 'msw/node'",
        "import { createGatewayClient, getSafeInfo } from '@strongroom/gateway-sdk'",
        "import { createFakeGateway, createSafeInfo } from '@strongroom/gateway-sdk/testing'",
        'const safe = createSafeInfo({ nonce: 9 })',
        'const gateway = createFakeGateway({ safes: [safe] })',
        'const server = setupServer(...gateway.handlers)',
        `server.listen({ ${option}: 'error' })`,
        'const at = { chainId: safe.chainId, safeAddress: safe.address.value }',
        "gateway.drop('getSafeInfo', { times: 1 })",
        'const found = await getSafeInfo(createGatewayClient({ retryDelay: 1 }), at)',
        'server.close()',
        'console.log(found.nonce)',
      ].join('\n')
      writeFileSync(join(project, 'package.json'), '{"type":"module"}')
      for (const file of ['use.ts', 'use.js'])
        writeFileSync(join(project, file), code)
      expect(
        await check(join(name, 'use.ts'), ['ES2023', 'DOM'], 'bundler', {
          skipLibCheck: true,
        }),
      ).toBe('')
      const { stdout } = await run(process.execPath, ['use.js'], {
        cwd: project,
      })
      expect(stdout.trim()).toBe('9')
    },
  )
})

describe('types', { timeout: 60_000 }, () => {
  test.each(['bundler', 'nodenext'])(
    'behavior: type-checks without DOM and Node types, %s',
    async (resolution) => {
      expect(await check('consumer.ts', ['ES2023'], resolution)).toBe('')
    },
  )

  test('behavior: with those of the DOM', async () => {
    const lib = ['ES2023', 'DOM', 'DOM.Iterable']
    expect(await check('consumer.ts', lib, 'bundler')).toBe('')
    expect(await check('consumerDom.ts', lib, 'bundler')).toBe('')
  })
})
