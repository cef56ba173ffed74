/**
 * How fast the wallet shows a transaction for review, in Chromium with the built
 * wallet: the time from the last answer of gateway and node to the picture, for a
 * transfer and for a batch of 1,000 calls; and the longest frame while that batch is
 * verified, shown, unfolded and paged through, scrolled, accepted, and checked again, with
 * the processor time of the page's thread (`cpu`). 0 stands for frames of at most 50 ms.
 * At full speed and on a processor four times as slow. Ends with 1 when a budget is
 * missed at full speed. Five runs take a quarter of an hour.
 *
 * On the running local stack: `npm start` in one terminal,
 * `node --conditions=@strongroom/source bench/review.bench.ts` in another.
 *
 * WALLET_URL, GATEWAY_URL, RPC_URL and CHROMIUM_PATH may be set; RUNS is 5 by default. A busy
 * machine makes pages wait: figures are those of the least disturbed run, and the load
 * is said.
 */
import { loadavg } from 'node:os'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { type Frames, watchFrames } from './frames.page.ts'
import { type Bench, observeReview } from './review.page.ts'
import { owner, proposeReviews, type Subject } from './review.proposals.ts'

const wallet = process.env['WALLET_URL'] ?? 'http://localhost:5173'
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:5180'
const rpc = process.env['RPC_URL'] ?? 'http://127.0.0.1:8545'
const runs = Number(process.env['RUNS'] ?? 5)

const budgets: Readonly<Record<string, number>> = {
  shown: 300,
  arriving: 50,
  unfolding: 50,
  scrolling: 50,
  accepting: 50,
  rechecking: 50,
}

type Figures = Record<string, number>

declare const bench: Bench
declare const benchFrames: Frames

/** More than the time between two checks of a review. */
const recheck = 13_000

/** The longest frame during some work, in milliseconds, and while it settles. */
async function frameOf(page: Page, work: () => Promise<unknown>) {
  await page.evaluate(() => benchFrames.reset())
  await work()
  return page.evaluate(() => benchFrames.settle())
}

/** Milliseconds that the page's own thread has worked: load does not change them much. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const found = metrics.find(({ name }) => name === 'TaskDuration')
  return (found?.value ?? Number.NaN) * 1000
}

async function openWallet(browser: Browser, slowness: number) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: wallet,
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.addInitScript(watchFrames)
  await page.addInitScript(observeReview, { account: owner, gateway, rpc })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { context, page, cdp }
}

async function connect(page: Page, path: string) {
  await page.goto(path)
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Connect wallet' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Bench' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A co-signer opens the link to a transaction. */
async function measureOpening(
  browser: Browser,
  slowness: number,
  subject: Subject,
): Promise<Figures> {
  const { context, page } = await openWallet(browser, slowness)
  try {
    await connect(page, subject.queue)
    await page.goto(subject.link)
    return { shown: await page.evaluate(() => bench.shown()) }
  } finally {
    await context.close()
  }
}

/** An owner opens the batch from the queue, reads it, and accepts its warnings. */
async function measureBatch(
  browser: Browser,
  slowness: number,
  subject: Subject,
): Promise<Figures> {
  const { context, page, cdp } = await openWallet(browser, slowness)
  try {
    await connect(page, subject.queue)
    const row = page.locator('main a[href*="/transactions/tx"]').first()
    await row.waitFor()
    await page.waitForTimeout(1000)
    const figures: Figures = {}
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const before = await workOf(cdp)
      figures[name] = await frameOf(page, work)
      figures[`cpu ${name}`] = (await workOf(cdp)) - before
    }
    await page.evaluate(() => bench.prepare())
    await measure('arriving', async () => {
      await row.click()
      figures['shown'] = await page.evaluate(() => bench.shown())
    })
    await measure('unfolding', () => page.evaluate(() => bench.unfold()))
    await measure('scrolling', () => page.evaluate(() => bench.scroll()))
    await measure('accepting', () =>
      page.getByRole('checkbox', { name: /warnings/ }).check(),
    )
    await measure('rechecking', () => page.waitForTimeout(recheck))
    figures['nodes'] = await page.evaluate(
      () => document.querySelectorAll('*').length,
    )
    return figures
  } finally {
    await context.close()
  }
}

const path = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(path === undefined ? {} : { executablePath: path }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
let missed = 0
try {
  const { transfer, batch } = await proposeReviews({ gateway, rpc })
  for (const slowness of [1, 4])
    for (const [name, measure] of [
      [
        'transfer, link opened',
        () => measureOpening(browser, slowness, transfer),
      ],
      [
        '1,000 calls, link opened',
        () => measureOpening(browser, slowness, batch),
      ],
      [
        '1,000 calls, from the queue',
        () => measureBatch(browser, slowness, batch),
      ],
    ] as const) {
      const all: Figures[] = []
      for (let run = 0; run < runs; run += 1) all.push(await measure())
      const load = loadavg()[0]?.toFixed(1)
      console.log(
        `\n${name}, ${slowness}x slower, best of ${runs} (load ${load})`,
      )
      for (const key of Object.keys(all[0] ?? {})) {
        const value = Math.min(...all.map((figures) => figures[key] ?? NaN))
        const budget = slowness === 1 ? budgets[key] : undefined
        const isOver = budget !== undefined && !(value <= budget)
        if (isOver) missed += 1
        console.log(
          `  ${key.padEnd(16)}${value.toFixed(0).padStart(8)}` +
            `${budget === undefined ? '' : `   budget ${budget}${isOver ? '  OVER' : ''}`}`,
        )
      }
    }
} finally {
  await browser.close()
}
process.exit(missed > 0 ? 1 : 0)
