/**
 * How fast the wallet shows a transaction for review, in Chromium with the built
 * wallet: the time from the last answer of gateway and node to the picture, for a
 * transfer and for a batch of 1,000 calls; and the longest frame while that batch is
 * verified, shown, unfolded, scrolled and accepted. At full speed and on a processor
 * four times as slow. Ends with 1 when a budget is missed at full speed.
 *
 * On the running local stack: `npm start` in one terminal,
 * `node --conditions=@strongroom/source bench/review.bench.ts` in another.
 *
 * WALLET_URL, GATEWAY_URL, RPC_URL and CHROMIUM_PATH may be set; RUNS is 5 by default. A busy
 * machine makes pages wait: figures are those of the least disturbed run, and the load
 * is said.
 */
import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from 'playwright'
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
}

type Figures = Record<string, number>

declare const bench: Bench

/** The longest frame during some work, in milliseconds, and while it settles. */
async function frameOf(page: Page, work: () => Promise<unknown>) {
  await page.evaluate(() => bench.reset())
  await work()
  return page.evaluate(() => bench.settle())
}

async function openWallet(browser: Browser, slowness: number) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: wallet,
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.addInitScript(observeReview, { account: owner, gateway, rpc })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return { context, page }
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
  const { context, page } = await openWallet(browser, slowness)
  try {
    await connect(page, subject.queue)
    const row = page.locator('main a[href*="/transactions/tx"]').first()
    await row.waitFor()
    await page.waitForTimeout(1000)
    let shown = Number.NaN
    await page.evaluate(() => bench.prepare())
    const arriving = await frameOf(page, async () => {
      await row.click()
      shown = await page.evaluate(() => bench.shown())
    })
    const unfolding = await frameOf(page, () => unfold(page))
    const scrolling = await frameOf(page, () =>
      page.evaluate(() => bench.scroll()),
    )
    const accepting = await frameOf(page, () =>
      page.getByRole('checkbox', { name: /warnings/ }).check(),
    )
    return {
      shown,
      arriving,
      unfolding,
      scrolling,
      accepting,
      nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    }
  } finally {
    await context.close()
  }
}

/** Opens what is folded, and asks for more calls until all are there. */
async function unfold(page: Page) {
  await page.evaluate(() => bench.unfold())
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
          `  ${key.padEnd(12)}${value.toFixed(0).padStart(8)}` +
            `${budget === undefined ? '' : `   budget ${budget}${isOver ? '  OVER' : ''}`}`,
        )
      }
    }
} finally {
  await browser.close()
}
process.exit(missed > 0 ? 1 : 0)
