/**
 * The script that runs between a click and `window.open`, beside the published
 * package, in Chromium. Ends with 1 when it takes a millisecond or more.
 * `sizes.bench.ts` has the sizes.
 * `CHROMIUM_PATH` chooses the browser.
 *
 *   node --conditions=@strongroom/source bench/waypoint.bench.ts
 */
import { compare } from './compare.ts'
import { openPages } from './openPages.ts'

const clicks = 200

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
  peer: '@sky-mavis/waypoint',
  unit: 'ms',
  ours: speed.ours['median, ms'] ?? Number.NaN,
  theirs: speed.published['median, ms'] ?? Number.NaN,
})
await close()

const isTooSlow = !((speed.ours['median, ms'] ?? 1) < 1)
process.exitCode = isTooSlow ? 1 : 0
