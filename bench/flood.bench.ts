/**
 * How long an app that sends one message of 50 MB and 20,000 requests at once
 * keeps the wallet's next answers waiting, in Chromium: its own next one, and
 * those of a second open app; and the longest time that the wallet's page is
 * blocked. Beside them stands a page that answers without a bridge, which is
 * the browser's own share. The median of five floods. Ends with 1 when the
 * bridge adds more than a second to that share. `CHROMIUM_PATH` chooses the
 * browser.
 *
 *   node --conditions=@strongroom/source bench/flood.bench.ts
 */
import type { Frame } from 'playwright'
import { openPages } from './openPages.ts'

declare const self: {
  ask(): Promise<number>
  flood(bytes: number, requests: number): Promise<number>
  longest(): number
  restart(): void
}

const limit = 1_000
const rounds = 5

const { browser, origin, close } = await openPages({
  files: { host: 'flood.host.page.ts', app: 'flood.app.page.ts' },
  html: `<!doctype html><title>flood</title><body><script type="module">
    import('/' + (new URL(location.href).searchParams.get('part') ?? 'host') + '.js')
  </script>`,
})
// Each name of localhost is a site, and so a process, of its own.
const appAt = (name: string) =>
  `${origin.replace('127.0.0.1', `${name}.localhost`)}/?${new URLSearchParams({ part: 'app', wallet: origin })}`

async function open(isBare: boolean) {
  const page = await browser.newPage()
  const apps = [appAt('first'), appAt('second')]
  const query = new URLSearchParams(apps.map((app) => ['app', app]))
  if (isBare) query.set('bare', '')
  await page.goto(`${origin}/?${query}`)
  await page
    .locator('iframe')
    .nth(apps.length - 1)
    .waitFor()
  const frames: Frame[] = []
  for (const handle of await page.locator('iframe').elementHandles()) {
    const frame = await handle.contentFrame()
    if (frame === null) throw new Error('There is no frame.')
    await frame.waitForFunction(() => 'flood' in globalThis)
    await frame.evaluate(() => self.ask())
    frames.push(frame)
  }
  const [flooder, neighbour] = frames
  if (!flooder || !neighbour) throw new Error('There are no two frames.')
  return { page, flooder, neighbour }
}

async function floodOnce(isBare: boolean, bytes: number, requests: number) {
  // Each time on a fresh page: an app that floods is refused for a while.
  const { page, flooder, neighbour } = await open(isBare)
  await page.evaluate(() => self.restart())
  const flooded = flooder.evaluate(
    ([size, count]) => self.flood(size ?? 0, count ?? 0),
    [bytes, requests],
  )
  let isOver = false
  const ended = flooded.finally(() => {
    isOver = true
  })
  let others = 0
  do others = Math.max(others, await neighbour.evaluate(() => self.ask()))
  while (!isOver)
  const own = await ended
  const longest = await page.evaluate(() => self.longest())
  await page.close()
  return { own, others, longest }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

let isOver = false
console.log(
  '| flood | answered by | its own next answer, ms | the other app’s slowest, ms | page blocked at most, ms |\n|---|---|---|---|---|',
)
for (const [title, bytes, requests] of [
  ['20,000 requests', 0, 20_000],
  ['50 MB and 20,000 requests', 50_000_000, 20_000],
] as const) {
  let share = 0
  for (const isBare of [true, false]) {
    const runs = []
    for (let round = 0; round < rounds; round++)
      runs.push(await floodOnce(isBare, bytes, requests))
    const [own, others, longest] = [
      median(runs.map((run) => run.own)),
      median(runs.map((run) => run.others)),
      median(runs.map((run) => run.longest)),
    ]
    if (isBare) share = others
    else if (others - share > limit) isOver = true
    console.log(
      `| ${[title, isBare ? 'the bare page' : 'the bridge', ...[own, others, longest].map((value) => value.toFixed(0))].join(' | ')} |`,
    )
  }
}

await close()
if (isOver) {
  console.error('\nAn answer came too late.')
  process.exitCode = 1
}
