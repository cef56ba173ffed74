/**
 * The gateway's reads over HTTP, beside limits that a busy machine does not
 * move: each read of a safe with 100,000 of everything beside the same of one
 * with 1,000; a page of twenty queued transactions with their confirmations
 * beside the bare statement of that page (named, its answer sent as it is),
 * requested by one connection and by 32 at once; pages far down beside the
 * first; a list in the transaction service's form beside the API's own; the
 * health check while others read; a restart. The best of some rounds; `/cpu s` is a second of the serving process's processor time. Ends
 * with 1 when a limit is missed, and names it.
 *
 *   node --conditions=@strongroom/source bench/gateway.bench.ts [transactions]
 *
 * `DATABASE_URL` measures on an empty PostgreSQL database, too; then
 * `DATABASE_URL_SMALL` names another empty one, for the safe with 1,000.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRoutes } from '../apps/gateway/bench/readRoutes.ts'
import { type LoadOptions, load } from './gateway.load.ts'

/** Message of the server once it has opened its store. */
interface Served {
  ports: Record<'constant' | 'bare' | 'kept' | 'asked' | 'anew', number>
  /** Base URL for the lists of the safe with twenty queued transactions. */
  small: string
  /** And of the one with very many. */
  large: string
  /** Its multisig transactions in the transaction service's form. */
  service: string
}

const length = Number(process.argv[2] ?? 100_000)
const rounds = 5
const depths = [0, 0.1, 0.5, 0.99]
const script = fileURLToPath(
  new URL('../apps/gateway/bench/serveLists.ts', import.meta.url),
)
/** Longest time for a read of a long safe, as a multiple of a short one's. */
const mostGrowth = 2
const shortLength = 1_000
/** Below this, scheduling decides: milliseconds. */
const leastTime = 1
/** Lowest rate of a page, as a multiple of its bare statement's. */
const leastRates = { anew: 0.6, unchanged: 1.5 }
/** Longest time for the service's list, as a multiple of the API's own. */
const mostForService = 3
const mostPulse = 100
const missed: string[] = []

const print = (text: string) => process.stdout.write(`${text}\n`)

/** A chain that gives every safe the same balances. */
const node = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const asked = JSON.parse(Buffer.concat(chunks).toString())
  const answer = ({ id, method }: { id: number; method: string }) => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_chainId' ? '0x539' : `0x${'1'.padStart(64, '0')}`,
  })
  response.setHeader('Content-Type', 'application/json')
  response.end(
    JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)),
  )
}).listen(0, '127.0.0.1')
await once(node, 'listening')
const rpcUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`

const start = async (args: string[], url: string | undefined) => {
  const env: NodeJS.ProcessEnv = { ...process.env, GATEWAY_RPC_1337: rpcUrl }
  delete env['DATABASE_URL']
  if (url !== undefined) env['DATABASE_URL'] = url
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

/** A way of serving the queue beside the bare statement, in turns. */
const measureShareOf = async (
  { ports }: Server,
  options: Pick<LoadOptions, 'port' | 'connections' | 'path'>,
  title: string,
) => {
  let [best, bare] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const timed = { ...options, milliseconds: 1_000 }
    bare = Math.max(
      bare,
      (await load({ ...timed, port: ports.bare })).perSecond,
    )
    best = Math.max(best, (await load(timed)).perSecond)
  }
  const share = best / bare
  const line = `${title}: ${(share * 100).toFixed(0)} % of the bare statement`
  print(`  ${line} (${best.toFixed(0)} and ${bare.toFixed(0)}/s)`)
  return { share, line }
}

/** One page for all connections: requests of one moment share its making. */
const measureShare = async (server: Server, way: keyof typeof leastRates) => {
  const { ports, queue } = server
  const port = way === 'anew' ? ports.anew : ports.kept
  for (const connections of [1, 32]) {
    const options = { port, connections, path: () => queue }
    const title = `${way}, ${connections} connections`
    const { share, line } = await measureShareOf(server, options, title)
    if (share < leastRates[way]) missed.push(line)
  }
}

/** Every request reads a page of its own, so none is shared: for comparison. */
const measureUnshared = (server: Server) => {
  const path = (n: number) => `${server.queue}?n=${n}`
  const options = { port: server.ports.anew, connections: 32, path }
  return measureShareOf(server, options, 'anew, 32 connections, none shared')
}

/** Every read on a long safe and on a short one, in turns. */
const measureGrowth = async (long: Server, short: Server) => {
  let slowest = { path: '', time: 0 }
  for (const { path } of readRoutes) {
    const p95 = async ({ ports }: Server, safeLength: number) => {
      const { times } = await load({
        port: ports.anew,
        connections: 1,
        path: () => path(safeLength),
        milliseconds: 300,
      })
      return times[Math.floor(times.length * 0.95)] ?? 0
    }
    let [ofLong, ofShort] = [Infinity, Infinity]
    for (let round = 0; round < rounds; round++) {
      ofShort = Math.min(ofShort, await p95(short, shortLength))
      ofLong = Math.min(ofLong, await p95(long, length))
    }
    const name = path(length).replace(/0x[0-9a-fA-F]{40}/g, 'S')
    print(
      `  ${name.slice(0, 70).padEnd(72)}${ofShort.toFixed(2).padStart(8)}${ofLong.toFixed(2).padStart(8)}`,
    )
    if (ofLong > slowest.time) slowest = { path: path(length), time: ofLong }
    if (ofLong > mostGrowth * Math.max(ofShort, leastTime)) {
      missed.push(
        `${name}: ${ofLong.toFixed(2)} ms, ${ofShort.toFixed(2)} ms when short`,
      )
    }
  }
  return slowest.path
}

/** The health check while four clients ask for the slowest read. */
const measurePulse = async ({ ports }: Server, path: string) => {
  const milliseconds = 1_000
  let longest = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const [{ times }] = await Promise.all([
      load({
        port: ports.kept,
        connections: 1,
        path: () => '/health/live',
        milliseconds,
      }),
      load({
        port: ports.anew,
        connections: 4,
        path: () => path,
        milliseconds,
      }),
    ])
    longest = Math.min(longest, times.at(-1) ?? 0)
  }
  const line = `/health/live beside four clients: ${longest.toFixed(1)} ms at most`
  print(`  ${line}`)
  if (longest > mostPulse) missed.push(line)
}

/** Pages of a list at several depths, in turns: all meet the same moods. */
const measureDepths = async ({ ports, large }: Server, list: string) => {
  const best = depths.map((depth) => ({
    depth,
    p50: Number.POSITIVE_INFINITY,
    p95: Number.POSITIVE_INFINITY,
  }))
  // The first round warms the caches of all others.
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
  if (Math.max(...p95s) > 2 * Math.max(p95s[0] ?? 0, leastTime)) {
    missed.push(
      `${list}: a page far down takes more than twice as long as the first`,
    )
  }
}

/** The list of scripts, with its count, beside the one that the wallet reads. */
const measureService = async ({ ports, large, service }: Server) => {
  const p50 = async (path: string) => {
    const { times } = await load({
      port: ports.anew,
      connections: 1,
      path: () => path,
      milliseconds: 500,
    })
    return times[Math.floor(times.length / 2)] ?? 0
  }
  const own = large.replace(/transactions$/, 'multisig-transactions')
  let [ofService, ofOwn] = [Infinity, Infinity]
  for (let round = 0; round < rounds; round++) {
    ofOwn = Math.min(ofOwn, await p50(own))
    ofService = Math.min(ofService, await p50(service))
  }
  const line = `twenty multisig transactions: ${ofService.toFixed(2)} ms for the transaction service's clients, ${ofOwn.toFixed(2)} ms for the wallet`
  print(`  ${line}`)
  if (ofService > mostForService * Math.max(ofOwn, leastTime)) missed.push(line)
}

const measure = async (kind: 'PGlite' | 'PostgreSQL') => {
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-bench-'))
  const shortFolder = mkdtempSync(join(tmpdir(), 'strongroom-bench-'))
  const remote = kind === 'PostgreSQL'
  const url = remote ? process.env['DATABASE_URL'] : undefined
  const shortUrl = remote ? process.env['DATABASE_URL_SMALL'] : undefined
  print(`${kind}, ${length} executed and ${length} queued transactions`)
  let server = await start([folder, String(length)], url)
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
    await measureShare(server, 'anew')
    await measureUnshared(server)
    await measureShare(server, 'unchanged')
    print('  made anew, of very many                p50     p95 ms')
    await measureDepths(server, 'history')
    await measureDepths(server, 'queued')
    await measureService(server)
    if (!remote || shortUrl !== undefined) {
      const short = await start([shortFolder, String(shortLength)], shortUrl)
      print(
        `  ${`p95 ms of reads, ${shortLength} and ${length} of everything`}`,
      )
      const slowest = await measureGrowth(server, short)
      await short.stop()
      await measurePulse(server, slowest)
    }
  } finally {
    await server.stop()
  }
  server = await start([folder], url)
  print(`  restart to the first page ${(server.ready / 1_000).toFixed(2)} s`)
  await server.stop()
  for (const one of [folder, shortFolder]) {
    rmSync(one, { recursive: true, force: true })
  }
}

await measure('PGlite')
if (process.env['DATABASE_URL'] !== undefined) await measure('PostgreSQL')
node.close()
for (const line of missed) print(`MISSED: ${line}`)
if (missed.length > 0) process.exitCode = 1
