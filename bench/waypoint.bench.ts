/**
 * Sizes of the popup wallet's provider beside the published package, and the
 * script that runs between a click and `window.open`, in Chromium. Ends with 1
 * when that takes a millisecond or more. `scripts/sizes` has the budgets of sizes.
 * `CHROMIUM_PATH` chooses the browser.
 *
 *   node --conditions=@strongroom/source bench/waypoint.bench.ts
 */
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { compare } from './compare.ts'
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

interface Row {
  name: string
  gzip: number
  'with what loads on demand': number
}

const sizes: [name: string, code: string][] = [
  ['ours, all', `export * from '${ours}'`],
  ['ours, provider', `export { createWaypointProvider } from '${ours}'`],
  ['ours, authorize', `export { authorize } from '${ours}'`],
  ['ours, delegation', `export * from '${ours}/delegation'`],
  ['published, all', `export * from '${theirs}'`],
  ['published, provider', `export { WaypointProvider } from '${theirs}'`],
  ['published, authorize', `export { authorize } from '${theirs}'`],
]
const rows: Row[] = []
for (const [name, code] of sizes)
  rows.push({
    name,
    gzip: await measure(code, [onDemand]),
    'with what loads on demand': await measure(code, []),
  })
console.table(rows)
for (const part of ['all', 'provider', 'authorize']) {
  const sizeOf = (side: string) =>
    rows.find(({ name }) => name === `${side}, ${part}`)?.gzip ?? Number.NaN
  compare({
    measured: `popup wallet's provider, ${part}, gzip`,
    peer: theirs,
    unit: 'bytes',
    ours: sizeOf('ours'),
    theirs: sizeOf('published'),
  })
}

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
compare({
  measured: 'script between a click and the popup',
  peer: theirs,
  unit: 'ms',
  ours: speed.ours['median, ms'] ?? Number.NaN,
  theirs: speed.published['median, ms'] ?? Number.NaN,
})
await close()

const isTooSlow = !((speed.ours['median, ms'] ?? 1) < 1)
process.exitCode = isTooSlow ? 1 : 0
