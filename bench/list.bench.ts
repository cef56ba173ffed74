/**
 * A history of 10,000 transactions in the virtual list, in Chromium: how long
 * until it is painted, how many nodes it has, how evenly 240 frames of 300
 * pixels come, how long the change of one row takes, and whether any frame
 * shows a place without rows; at full speed and on a processor four times as
 * slow. Medians of `RUNS` (3). Ends with 1 when a target is missed.
 * `CHROMIUM_PATH` chooses the browser. A busy machine drops frames: so the load
 * is said, and the time the page's thread really worked (`cpu`), until it was
 * painted and for each frame.
 *
 *   node --conditions=@strongroom/source bench/list.bench.ts
 */
import { loadavg } from 'node:os'
import type { Browser } from 'playwright'
import { preactAliases } from '../apps/wallet/scripts/preactAliases.ts'
import { openPages } from './openPages.ts'

declare const bench: {
  mount(): Promise<{ script: number; paint: number; nodes: number }>
  scroll(
    frames: number,
    step: number,
    looks: boolean,
  ): Promise<{ times: number[]; blank: number; nodes: number; at: number }>
  update(): Promise<{ took: number; isShown: boolean }>
}

const runs = Number(process.env['RUNS'] ?? 3)
const frame = 1000 / 60
// From the processor's slowness to the most that a figure may be.
const targets: Record<number, Partial<Record<keyof Figures, number>>> = {
  1: { paint: 50, nodes: 400, p95: 17.7, cpuFrame: 5, update: frame, blank: 0 },
  4: { paint: 220, nodes: 400, p95: 30, cpuFrame: 20, update: frame, blank: 0 },
}

interface Figures {
  script: number
  paint: number
  cpuPaint: number
  nodes: number
  update: number
  cpuFrame: number
  p50: number
  p95: number
  p99: number
  max: number
  late: number
  blank: number
}

const { browser, origin, close } = await openPages({
  // As the wallet's build does.
  alias: preactAliases,
  files: {
    list: 'list.page.tsx',
    sheet: '../packages/ui-kit/src/styles.css',
  },
  // A wallet's page stands, in its fonts, before its history is there.
  html: '<!doctype html><html lang="en"><title>List</title><link rel="stylesheet" href="/sheet.css"><body class="sr-root"><h1>History</h1><p class="sr-mono">0x1f98…F984</p><main id="root"></main><script type="module" src="/list.js"></script>',
})

const at = (values: number[], part: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

async function measure(browser: Browser, slowness: number): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.goto(origin)
    await page.waitForFunction(() => 'bench' in globalThis)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const worked = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      const found = metrics.find(({ name }) => name === 'TaskDuration')
      return (found?.value ?? Number.NaN) * 1000
    }
    const before = await worked()
    const mounted = await page.evaluate(() => bench.mount())
    const between = await worked()
    const scrolled = await page.evaluate(() => bench.scroll(240, 300, false))
    const after = await worked()
    const looked = await page.evaluate(() => bench.scroll(240, 300, true))
    const changed = await page.evaluate(() => bench.update())
    if (scrolled.at < 240 * 300 - 1000) throw new Error('It did not scroll.')
    if (!changed.isShown) throw new Error('The changed row is not shown.')
    const { times } = scrolled
    return {
      script: mounted.script,
      paint: mounted.paint,
      cpuPaint: between - before,
      nodes: Math.max(mounted.nodes, looked.nodes),
      update: changed.took,
      cpuFrame: (after - between) / times.length,
      p50: at(times, 0.5) ?? Number.NaN,
      p95: at(times, 0.95) ?? Number.NaN,
      p99: at(times, 0.99) ?? Number.NaN,
      max: Math.max(...times),
      late: (100 * times.filter((time) => time > 17.5).length) / times.length,
      blank: looked.blank,
    }
  } finally {
    await context.close()
  }
}

let missed = 0
try {
  for (const slowness of [1, 4]) {
    const all: Figures[] = []
    for (let run = 0; run < runs; run += 1)
      all.push(await measure(browser, slowness))
    const load = loadavg()[0]?.toFixed(1)
    console.log(`\n${slowness}x slower, median of ${runs} (load ${load})`)
    for (const key of Object.keys(all[0] ?? {}) as (keyof Figures)[]) {
      const value =
        at(
          all.map((figures) => figures[key]),
          0.5,
        ) ?? Number.NaN
      const target = targets[slowness]?.[key]
      const isOver = target !== undefined && value > target
      if (isOver) missed += 1
      console.log(
        `  ${key.padEnd(9)}${value.toFixed(1).padStart(8)}` +
          `${target === undefined ? '' : `   target ${target.toFixed(1)}`}` +
          `${isOver ? '  MISSED' : ''}`,
      )
    }
  }
} finally {
  await close()
}
process.exit(missed > 0 ? 1 : 0)
