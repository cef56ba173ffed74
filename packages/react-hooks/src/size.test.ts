/// <reference types="node" />
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const sdk = '@strongroom/gateway-sdk'

/** Bytes of gzip, React and TanStack Query left out. */
async function sizeOf(...sources: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: sources.join('\n'),
      resolveDir: here,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@strongroom/source'],
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const text = outputFiles[0]?.contents ?? new Uint8Array()
  return gzipSync(text, { level: 9 }).length
}

/** What is there anyway: no call is made without a client. */
const client = `export { createGatewayClient } from '${sdk}'`
const hooks = (...names: string[]) => `export { ${names} } from './index.ts'`
const calls = (...names: string[]) => `export { ${names} } from '${sdk}'`

// A hook may cost 1.5 kB; a plain one costs half of it.
test.each([
  ['useSafe', 'getSafeInfo', 750],
  ['useQueue', 'getTransactionQueue', 750],
  ['useProposeTransaction', 'proposeTransaction', 750],
  ['useConfirmTransaction', 'confirmTransaction', 1500],
])('behavior: the size of %s on top of %s', async (hook, call, budget) => {
  const whole = await sizeOf(client, hooks(hook))
  const alone = await sizeOf(client, calls(call))
  expect(whole - alone).toBeLessThanOrEqual(budget)
})

test('behavior: a second hook costs next to nothing', async () => {
  const one = await sizeOf(hooks('useSafe'))
  const two = await sizeOf(hooks('useSafe', 'useNonces'))
  expect(two - one).toBeLessThanOrEqual(100)
})

test('behavior: options come without hooks', async () => {
  const options = `export { safeQueryOptions } from './query/index.ts'`
  const whole = await sizeOf(client, options)
  const alone = await sizeOf(client, calls('getSafeInfo'))
  expect(whole - alone).toBeLessThanOrEqual(500)
})
