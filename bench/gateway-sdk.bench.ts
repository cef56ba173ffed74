/**
 * Cost of a gateway call over a bare `fetch`, ours beside the published
 * client's: over a `fetch` that answers from memory, and over HTTP on loopback.
 * Ends with 1 when ours needs more than 3 µs over the first, or is slower than
 * the published client at the median of the second.
 *
 *   node --conditions=@strongroom/source bench/gateway-sdk.bench.ts
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as published from '@safe-global/safe-gateway-typescript-sdk'
import * as ours from '@strongroom/gateway-sdk'
import { createSafeInfo } from '@strongroom/gateway-sdk/testing'
import { compare } from './compare.ts'
import { serveText } from './gateway-sdk.server.ts'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const chainId = '1'
const path = `/v1/chains/1/safes/${safeAddress}`
const text = JSON.stringify(createSafeInfo())

type Calls = Record<'bare' | 'ours' | 'published', () => Promise<unknown>>

function callsTo(baseUrl: string): Calls {
  const client = ours.createGatewayClient({ baseUrl })
  published.setBaseUrl(baseUrl)
  return {
    bare: async () => (await fetch(baseUrl + path)).json(),
    ours: () => ours.getSafeInfo(client, { chainId, safeAddress }),
    published: () => published.getSafeInfo(chainId, safeAddress),
  }
}

const names = ['bare', 'ours', 'published'] as const

/** Microseconds a call, one after the other; the best of the rounds. */
async function measureStubbed(): Promise<Record<string, number>> {
  const real = globalThis.fetch
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const response = {
    ok: true,
    status: 200,
    statusText: 'OK',
    headers,
    text: async () => text,
    json: async () => JSON.parse(text),
  }
  globalThis.fetch = async () => response as unknown as Response
  const calls = callsTo('https://gateway.example')
  const best: Record<string, number> = {}
  const runs = 20_000
  // The variants alternate, so that the machine's load affects all alike.
  for (let round = 0; round < 15; round++)
    for (const name of names) {
      const start = performance.now()
      for (let run = 0; run < runs; run++) await calls[name]()
      const took = ((performance.now() - start) / runs) * 1_000
      best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, took)
    }
  globalThis.fetch = real
  return best
}

/** Median microseconds of a single call over HTTP, alternating. */
async function measureHttp(baseUrl: string): Promise<Record<string, number>> {
  const calls = callsTo(baseUrl)
  const took: Record<string, number[]> = { bare: [], ours: [], published: [] }
  for (let run = 0; run < 4_000; run++)
    for (const name of names) {
      const start = performance.now()
      await calls[name]()
      if (run >= 1_000) took[name]?.push(performance.now() - start)
    }
  return Object.fromEntries(
    names.map((name) => {
      const sorted = (took[name] ?? []).sort((a, b) => a - b)
      return [name, (sorted[sorted.length >> 1] ?? 0) * 1_000]
    }),
  )
}

if (process.argv[2] === 'serve') await serveText(text)
else {
  const server = fork(new URL(import.meta.url), ['serve'], {
    execArgv: ['--conditions=@strongroom/source'],
  })
  const [port] = (await once(server, 'message')) as [number]
  const stubbed = await measureStubbed()
  const http = await measureHttp(`http://127.0.0.1:${port}`)
  server.kill()
  const over = (name: string) => (stubbed[name] ?? 0) - (stubbed['bare'] ?? 0)
  console.log(
    '| getSafeInfo | µs, fetch from memory | over bare | median µs over HTTP |\n|---|---|---|---|',
  )
  for (const name of names)
    console.log(
      `| ${name} | ${stubbed[name]?.toFixed(2)} | ${over(name).toFixed(2)} | ${http[name]?.toFixed(0)} |`,
    )
  for (const [measured, figures] of [
    ['getSafeInfo, fetch from memory', stubbed],
    ['getSafeInfo over HTTP', http],
  ] as const)
    compare({
      measured,
      peer: '@safe-global/safe-gateway-typescript-sdk',
      unit: 'µs',
      ours: figures['ours'] ?? Number.NaN,
      theirs: figures['published'] ?? Number.NaN,
    })
  // Two percent is what the same call differs by from run to run.
  if (
    over('ours') > 3 ||
    (http['ours'] ?? 0) > (http['published'] ?? 0) * 1.02
  ) {
    console.error('\nOver the budget.')
    process.exitCode = 1
  }
}
