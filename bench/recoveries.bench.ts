/**
 * How long a page is kept from anything else while the signers of 1,500
 * signatures are recovered in it, in Chromium: 500 records given to
 * `verifyTransaction` at once, beside the same recoveries without slices; at
 * full speed and on a processor four times as slow. The longest stretch by a
 * heartbeat of messages, by frames and by the browser's own long tasks, in the
 * least disturbed of `RUNS` (5): a busy machine makes pages wait too, so the
 * load is said as well. Ends with 1 when the page is blocked for more than
 * 50 ms at full speed, or a signer is missing. `CHROMIUM_PATH` chooses the
 * browser.
 *
 *   node --conditions=@strongroom/source bench/recoveries.bench.ts
 */
import { loadavg } from 'node:os'
import { openPages } from './openPages.ts'

const records = 500
const runs = Number(process.env['RUNS'] ?? 5)

interface Figures {
  valid: number
  took: number
  first: number
  blocked: number
  frame: number
  longest: number
}

declare const self: Record<
  'verifyAll' | 'recoverAll',
  (count: number) => Promise<Figures>
>

const { browser, origin, close } = await openPages({
  files: { page: 'recoveries.page.ts' },
  html: '<!doctype html><title>Recoveries</title><body><script type="module" src="/page.js"></script>',
})

async function measure(rate: number, name: 'verifyAll' | 'recoverAll') {
  const all: Figures[] = []
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage()
    await page.goto(origin)
    await page.waitForFunction(() => 'verifyAll' in globalThis)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    all.push(
      await page.evaluate(([call, count]) => self[call](count), [
        name,
        records,
      ] as const),
    )
    await page.close()
  }
  const best = all.sort((a, b) => a.blocked - b.blocked)[0]
  if (best === undefined) throw new Error('Nothing was measured.')
  return { ...best, valid: Math.min(...all.map(({ valid }) => valid)) }
}

console.log(`load ${loadavg()[0]?.toFixed(1)}, ${records * 3} signatures\n`)
console.log(
  '| | slowed down | longest stretch, ms | longest frame, ms | longest task over 50 ms | first verdict, ms | all, ms |\n|---|---|---|---|---|---|---|',
)
let isOver = false
for (const rate of [1, 4])
  for (const name of ['verifyAll', 'recoverAll'] as const) {
    const figures = await measure(rate, name)
    const isOurs = name === 'verifyAll'
    console.log(
      `| ${[
        isOurs ? 'verifyTransaction' : 'parseSignatures, all at once',
        `${rate} ×`,
        figures.blocked.toFixed(1),
        figures.frame.toFixed(1),
        figures.longest.toFixed(0),
        isOurs ? figures.first.toFixed(0) : '',
        figures.took.toFixed(0),
      ].join(' | ')} |`,
    )
    if (figures.valid !== records * 3) isOver = true
    const blocked = Math.max(figures.blocked, figures.longest)
    if (isOurs && rate === 1 && blocked > 50) isOver = true
  }

await close()
if (isOver) {
  console.error('\nOver the budget.')
  process.exitCode = 1
}
