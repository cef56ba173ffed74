/**
 * Round trips of `getSafeInfo` between a framed app and our host, in Chromium:
 * the published SDK and our app side through the window, our app side through
 * the port, and bare echoes through both as the floor; app and wallet on one
 * site, and on two. Ends with 1 when ours is more than 10 % slower than the
 * published SDK through the window, or less than twice as fast across sites
 * through the port, one call after the other. `CHROMIUM_PATH` chooses the browser.
 *
 *   node --conditions=@strongroom/source bench/bridge.bench.ts
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium, type Frame } from 'playwright'
import { compare } from './compare.ts'

const variants = [
  'published',
  'ours, window',
  'ours, port',
  'raw window',
  'raw port',
] as const
const rounds = 11

declare const self: {
  one(runs: number): Promise<number[]>
  many(): Promise<number>
}

const pages = new Map<string, string>()
for (const name of ['host', 'app']) {
  const entry = new URL(`bridge.${name}.page.ts`, import.meta.url)
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    conditions: ['@strongroom/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  pages.set(`/${name}.js`, outputFiles[0]?.text ?? '')
  pages.set(
    `/${name}`,
    `<!doctype html><title>${name}</title><body><script type="module" src="/${name}.js"></script>`,
  )
}

async function serve(host: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    response.writeHead(200, {
      'content-type': pathname.endsWith('.js')
        ? 'text/javascript'
        : 'text/html',
    })
    response.end(pages.get(pathname))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://${host}:${port}` }
}

const [wallet, sameSite, crossSite] = await Promise.all([
  serve('localhost'),
  serve('localhost'),
  serve('127.0.0.1'),
])
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
})

async function open(origin: string, variant: string): Promise<Frame> {
  const page = await browser.newPage()
  const query = new URLSearchParams({ variant, wallet: wallet.origin })
  const app = encodeURIComponent(`${origin}/app?${query}`)
  await page.goto(`${wallet.origin}/host?app=${app}`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (frame === null) throw new Error('There is no frame.')
  await frame.waitForFunction(() => 'many' in globalThis)
  await frame.evaluate(() => self.one(500))
  return frame
}

const at = (sorted: number[], part: number) =>
  sorted[Math.floor(sorted.length * part)] ?? 0
const median = (values: number[]) =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  )

async function measure(origin: string) {
  const runs = []
  for (const variant of variants)
    runs.push({
      variant,
      frame: await open(origin, variant),
      took: [] as number[],
      means: [] as number[],
      rates: [] as number[],
    })
  // The variants alternate, so that the machine's load affects all alike.
  for (let round = 0; round < rounds; round++)
    for (const { frame, took, means, rates } of runs) {
      await frame.page().bringToFront()
      const times = await frame.evaluate(() => self.one(300))
      took.push(...times)
      means.push(times.reduce((sum, time) => sum + time, 0) / times.length)
      const bursts = []
      for (let burst = 0; burst < 3; burst++)
        bursts.push(await frame.evaluate(() => self.many()))
      rates.push(median(bursts))
    }
  for (const { frame } of runs) await frame.page().close()
  const [published] = runs
  return runs.map(({ variant, took, means, rates }) => {
    const sorted = took.toSorted((a, b) => a - b)
    return {
      variant,
      p50: at(sorted, 0.5),
      p99: at(sorted, 0.99),
      single: 1000 / median(means),
      many: median(rates),
      // Against the same round of the published SDK.
      singleRatio: median(
        means.map((mean, round) => (published?.means[round] ?? 0) / mean),
      ),
      manyRatio: median(
        rates.map((rate, round) => rate / (published?.rates[round] ?? 1)),
      ),
    }
  })
}

let isOver = false
for (const [site, { origin }] of [
  ['one site', sameSite],
  ['two sites', crossSite],
] as const) {
  const results = await measure(origin)
  console.log(
    `\n| ${site} | p50 ms | p99 ms | per second, one by one | × published | per second, 64 under way | × published |\n|---|---|---|---|---|---|---|`,
  )
  for (const result of results)
    console.log(
      `| ${[
        result.variant,
        result.p50.toFixed(1),
        result.p99.toFixed(1),
        result.single.toFixed(0),
        result.singleRatio.toFixed(2),
        result.many.toFixed(0),
        result.manyRatio.toFixed(2),
      ].join(' | ')} |`,
    )
  const [published, ours, port] = results
  if (!published || !ours || !port) throw new Error('Nothing was measured.')
  for (const [channel, figures] of [
    ['window', ours],
    ['port', port],
  ] as const)
    for (const [kind, rate, theirs, ratio] of [
      ['one by one', figures.single, published.single, figures.singleRatio],
      ['64 under way', figures.many, published.many, figures.manyRatio],
    ] as const)
      compare({
        measured: `calls of an app through the ${channel}, ${kind}, ${site}`,
        peer: '@safe-global/safe-apps-sdk',
        unit: 'a second',
        ours: rate,
        theirs,
        isHigherBetter: true,
        ratio,
      })
  if (Math.max(ours.singleRatio, ours.manyRatio) < 0.9) isOver = true
  if (origin === crossSite.origin && port.singleRatio < 2) isOver = true
}

await browser.close()
for (const { server } of [wallet, sameSite, crossSite]) {
  server.closeAllConnections()
  server.close()
}
if (isOver) {
  console.error('\nOver the budget.')
  process.exitCode = 1
}
