/**
 * The gateway's lists over HTTP: a page of twenty queued transactions with
 * their confirmations beside the same server answering a constant, then pages
 * at several depths of a safe with 100,000 executed and as many queued
 * transactions, then a restart.
 * The best of some rounds of a second; `/cpu s` is a second of the serving
 * process's processor time, which a busy machine disturbs little.
 * Ends with 1 when a page far down takes more than twice as long as the first.
 *
 *   node --conditions=@strongroom/source bench/gateway.bench.ts [transactions]
 *
 * `DATABASE_URL` measures on an empty PostgreSQL database, too.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LoadOptions, load } from './gateway.load.ts'

/** What the server tells, once it has opened its store. */
interface Served {
  ports: Record<'constant' | 'kept' | 'asked' | 'anew', number>
  /** Of the lists of the safe with twenty queued transactions. */
  small: string
  /** And of the one with very many. */
  large: string
}

const length = Number(process.argv[2] ?? 100_000)
const rounds = 5
const depths = [0, 0.1, 0.5, 0.99]
const script = fileURLToPath(
  new URL('../apps/gateway/bench/serveLists.ts', import.meta.url),
)
let failed = false

const print = (text: string) => process.stdout.write(`${text}\n`)

const start = async (args: string[], remote: boolean) => {
  const env = { ...process.env }
  if (!remote) delete env['DATABASE_URL']
  const began = performance.now()
  const child = fork(script, args, {
    execArgv: ['--conditions=@strongroom/source'],
    env,
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended by itself.')
  })
  ended.catch(() => undefined)
  const hear = async <T>() => {
    const [message] = await Promise.race([once(child, 'message'), ended])
    return message as T
  }
  const served = await hear<Served>()
  const queue = `${served.small}/queued`
  const answer = await fetch(`http://localhost:${served.ports.kept}${queue}`)
  await answer.arrayBuffer()
  return {
    ...served,
    queue,
    tag: answer.headers.get('etag') ?? '',
    ready: performance.now() - began,
    /** Processor seconds so far. */
    processor: async () => {
      const heard = hear<number>()
      child.send('processor')
      return heard
    },
    stop: async () => {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

type Server = Awaited<ReturnType<typeof start>>
type Requests = Omit<LoadOptions, 'milliseconds' | 'connections'>

const measureRates = async (
  { processor }: Server,
  title: string,
  requests: Requests,
) => {
  const figures = []
  for (const connections of [1, 32]) {
    let rate = 0
    let perProcessorSecond = 0
    for (let round = 0; round < rounds; round++) {
      const before = await processor()
      const options = { ...requests, connections, milliseconds: 1_000 }
      const { perSecond, times } = await load(options)
      const spent = (await processor()) - before
      rate = Math.max(rate, perSecond)
      perProcessorSecond = Math.max(perProcessorSecond, times.length / spent)
    }
    figures.push(rate, perProcessorSecond)
  }
  const columns = figures.map((figure) => figure.toFixed(0).padStart(8))
  print(`  ${title.padEnd(36)}${columns.join('')}`)
}

/** Pages of a list at several depths, in turns: all meet the same moods. */
const measureDepths = async ({ ports, large }: Server, list: string) => {
  const best = depths.map((depth) => ({
    depth,
    p50: Number.POSITIVE_INFINITY,
    p95: Number.POSITIVE_INFINITY,
  }))
  // Whatever the first round finds out is known to all others.
  for (let round = -1; round < rounds; round++) {
    for (const one of best) {
      const first = Math.floor(length * one.depth)
      const path = (n: number) => {
        const cursor = `limit=20&offset=${Math.min(first + (n % 10), length - 20)}`
        return `${large}/${list}?cursor=${encodeURIComponent(cursor)}`
      }
      const { times } = await load({
        port: ports.anew,
        connections: 1,
        path,
        milliseconds: 1_000,
      })
      const at = (q: number) => times[Math.floor(times.length * q)] ?? 0
      if (round === -1) continue
      one.p50 = Math.min(one.p50, at(0.5))
      one.p95 = Math.min(one.p95, at(0.95))
    }
  }
  for (const { depth, p50, p95 } of best) {
    const place = `${list} at ${depth * 100} %`
    print(
      `  ${place.padEnd(36)}${p50.toFixed(2).padStart(8)}${p95.toFixed(2).padStart(8)}`,
    )
  }
  const p95s = best.map(({ p95 }) => p95)
  if (Math.max(...p95s) > 2 * (p95s[0] ?? 0)) failed = true
}

const measure = async (kind: 'PGlite' | 'PostgreSQL') => {
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-bench-'))
  const remote = kind === 'PostgreSQL'
  print(`${kind}, ${length} executed and ${length} queued transactions`)
  let server = await start([folder, String(length)], remote)
  try {
    const { ports, tag, queue } = server
    const path = () => queue
    const headers = `If-None-Match: ${tag}\r\n`
    print(
      '  a queue of twenty                        /s   /cpu s      /s   /cpu s',
    )
    print(
      '    connections                             1        1      32       32',
    )
    await measureRates(server, 'constant', { port: ports.constant, path })
    await measureRates(server, 'unchanged', { port: ports.kept, path })
    await measureRates(server, 'unchanged, by its tag', {
      port: ports.kept,
      path,
      headers,
      status: 304,
    })
    await measureRates(server, 'unchanged, the store asked', {
      port: ports.asked,
      path,
    })
    await measureRates(server, 'made anew', { port: ports.anew, path })
    print('  made anew, of very many                p50     p95 ms')
    await measureDepths(server, 'history')
    await measureDepths(server, 'queued')
  } finally {
    await server.stop()
  }
  server = await start([folder], remote)
  print(`  restart to the first page ${(server.ready / 1_000).toFixed(2)} s`)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

await measure('PGlite')
if (process.env['DATABASE_URL'] !== undefined) await measure('PostgreSQL')
if (failed) {
  print('A page far down takes more than twice as long as the first.')
  process.exitCode = 1
}
