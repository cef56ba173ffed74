/**
 * How fast a page of the wallet shows its first rows, on the running local
 * stack: `npm start` in one terminal, `node --conditions=@strongroom/source bench/wallet.bench.ts` in another.
 *
 * WALLET_URL, GATEWAY_URL and CHROMIUM_PATH may be set; RUNS is 3 by default.
 * `requests` and `kilobytes` are of all answers that came before the rows, the
 * gateway's too. A busy machine makes every time longer, so the load is printed.
 */
import { loadavg } from 'node:os'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { budgets, type Profile, profiles } from './wallet-profiles.ts'

const wallet = process.env['WALLET_URL'] ?? 'http://localhost:5173'
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:5180'
const runs = Number(process.env['RUNS'] ?? 3)
// The first of the chain's public development accounts.
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

interface Figures {
  shown: number
  firstPaint: number
  blocking: number
  shift: number
  requests: number
  kilobytes: number
}

/** Runs in the page before anything else: collects what only observers see. */
function observe(selector: string): void {
  const seen = { blocking: 0, shift: 0, shown: 0 }
  Object.assign(globalThis, { benchSeen: seen })
  // Reported by the page itself: a locator adds a script of 330 kB to it, which takes
  // 60 ms on the phone just before the rows.
  const rows = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    seen.shown = performance.now()
    rows.disconnect()
    ;(globalThis as unknown as { benchShown(_: string): void }).benchShown('')
  })
  rows.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.blocking += Math.max(0, entry.duration - 50)
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!shift.hadRecentInput) seen.shift += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Visits the page until its worker has stored the wallet. */
async function visit(context: BrowserContext, url: string, selector: string) {
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(selector).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.close()
}

async function load(
  browser: Browser,
  url: string,
  selector: string,
  profile: Profile,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: profile.viewport })
  try {
    if (profile.isRepeat) await visit(context, url, selector)
    const page = await context.newPage()
    await page.addInitScript(observe, selector)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const answers: { at: number; bytes: number }[] = []
    // Seconds from the protocol's own clock to the one of pages.
    let toWallTime = Number.NaN
    const inline = new Set<string>()
    cdp.on(
      'Network.requestWillBeSent',
      ({ timestamp, wallTime, requestId, request }) => {
        toWallTime = wallTime - timestamp
        if (request.url.startsWith('data:')) inline.add(requestId)
      },
    )
    cdp.on(
      'Network.loadingFinished',
      ({ timestamp, encodedDataLength, requestId }) => {
        if (!inline.has(requestId))
          answers.push({ at: timestamp, bytes: encodedDataLength })
      },
    )
    await cdp.send('Runtime.enable')
    await cdp.send('Runtime.addBinding', { name: 'benchShown' })
    const shown = new Promise<void>((resolve, reject) => {
      cdp.on('Runtime.bindingCalled', ({ name }) => {
        if (name === 'benchShown') resolve()
      })
      setTimeout(reject, 60_000, new Error(`No ${selector} on ${url}.`)).unref()
    })
    if (profile.network) {
      await cdp.send('Network.emulateNetworkConditions', profile.network)
    }
    if (profile.cpu) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
    }
    await page.goto(url, { waitUntil: 'commit' })
    await shown
    // Late work counts too: main-thread blocking after the rows are there.
    await page.waitForTimeout(profile.settleMs)
    const seen = await page.evaluate(() => {
      const { benchSeen } = globalThis as unknown as {
        benchSeen: { blocking: number; shift: number; shown: number }
      }
      return {
        startedAt: performance.timeOrigin,
        shown: benchSeen.shown,
        firstPaint:
          performance.getEntriesByName('first-contentful-paint')[0]
            ?.startTime ?? Number.NaN,
        blocking: benchSeen.blocking,
        shift: benchSeen.shift,
      }
    })
    const { startedAt, ...figures } = seen
    const before = answers.filter(
      ({ at }) => (at + toWallTime) * 1000 - startedAt <= figures.shown,
    )
    return {
      ...figures,
      requests: before.length,
      kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    }
  } finally {
    await context.close()
  }
}

async function treasury(): Promise<string> {
  const answer = await fetch(
    `${gateway}/v1/safes?currency=usd&trusted=true&safes=${await ownedSafes()}`,
  )
  const overviews = (await answer.json()) as {
    address: { value: string }
    queued: number
  }[]
  const busiest = overviews.sort((a, b) => b.queued - a.queued)[0]
  if (busiest === undefined) throw new Error('No demo safe was found.')
  return `geth:${busiest.address.value}`
}

async function ownedSafes(): Promise<string> {
  const answer = await fetch(`${gateway}/v1/chains/1337/owners/${owner}/safes`)
  const { safes } = (await answer.json()) as { safes: string[] }
  return encodeURIComponent(safes.map((safe) => `1337:${safe}`).join(','))
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const path = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(path === undefined ? {} : { executablePath: path }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
let failed = 0
try {
  const safe = await treasury()
  for (const route of ['history', 'queue']) {
    const url = `${wallet}/transactions/${route}?safe=${safe}`
    for (const [name, profile] of Object.entries(profiles)) {
      const all: Figures[] = []
      for (let run = 0; run < runs; run++) {
        all.push(await load(browser, url, '.sr-tx', profile))
      }
      console.log(
        `\n/transactions/${route}, ${name} (median of ${runs}, load ${loadavg()[0]?.toFixed(1)})`,
      )
      for (const key of Object.keys(all[0] ?? {}) as (keyof Figures)[]) {
        const value = median(all.map((figures) => figures[key]))
        const budget = budgets[name]?.[key]
        const over = budget !== undefined && value > budget
        if (over) failed++
        console.log(
          `  ${key.padEnd(12)}${value.toFixed(key === 'shift' ? 3 : 0).padStart(8)}` +
            `${budget === undefined ? '' : `   budget ${budget}${over ? '  OVER' : ''}`}`,
        )
      }
    }
  }
} finally {
  await browser.close()
}
process.exit(failed > 0 ? 1 : 0)
