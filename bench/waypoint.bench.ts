/**
 * Sizes of the popup wallet's provider beside the published package, and the
 * script that runs between a click and `window.open`, in Chromium. Ends with 1
 * when that takes a millisecond or more, or a size exceeds its budget.
 * `CHROMIUM_PATH` chooses the browser.
 *
 *   node --conditions=@strongroom/source bench/waypoint.bench.ts
 */
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { openPages } from './openPages.ts'

const clicks = 200
const ours = '@strongroom/waypoint-provider'
const theirs = '@sky-mavis/waypoint'

/** Leaves out what a bundler puts into chunks that load on demand. */
const onDemand: Plugin = {
  name: 'on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

async function measure(contents: string, plugins: Plugin[]) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    logLevel: 'error',
    conditions: ['@strongroom/source'],
    plugins,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

const sizes: [name: string, code: string, budget?: number][] = [
  ['ours, all', `export * from '${ours}'`, 9000],
  ['ours, provider', `export { createWaypointProvider } from '${ours}'`, 9000],
  ['ours, authorize', `export { authorize } from '${ours}'`, 4000],
  ['ours, delegation', `export * from '${ours}/delegation'`],
  ['published, all', `export * from '${theirs}'`],
  ['published, provider', `export { WaypointProvider } from '${theirs}'`],
  ['published, authorize', `export { authorize } from '${theirs}'`],
]
const rows = []
for (const [name, code, budget] of sizes)
  rows.push({
    name,
    gzip: await measure(code, [onDemand]),
    'with what loads on demand': await measure(code, []),
    budget,
  })
console.table(rows)

const { browser, origin, close } = await openPages({
  files: { page: 'waypoint.page.ts' },
  html: '<!doctype html><title>Page</title><body><button>Go</button><script type="module" src="/page.js"></script>',
  headers: {
    // An unisolated page has a clock with steps of a tenth of a millisecond.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  },
})

async function clickToOpen(query: string) {
  const page = await browser.newPage()
  await page.goto(`${origin}/?${query}`)
  await page.waitForFunction(() => 'times' in globalThis)
  const times = await page.evaluate(async (count) => {
    const button = document.querySelector('button')
    for (let click = 0; click < count; click++) {
      button?.click()
      // A task for each click, as a person's would be.
      await new Promise((resolve) => setTimeout(resolve))
    }
    return globalThis.times
  }, clicks)
  await page.close()
  const sorted = [...times.slice(1)].sort((a, b) => a - b)
  return {
    'first click, ms': times[0],
    'median, ms': sorted[sorted.length >> 1],
    'worst, ms': sorted.at(-1),
  }
}

const speed = {
  ours: await clickToOpen(''),
  published: await clickToOpen('published'),
}
console.table(speed)
await close()

const isTooBig = rows.some(({ gzip, budget = gzip }) => gzip > budget)
const isTooSlow = !((speed.ours['median, ms'] ?? 1) < 1)
process.exitCode = isTooBig || isTooSlow ? 1 : 0
