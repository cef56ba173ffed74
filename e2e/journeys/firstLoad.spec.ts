import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEther } from 'viem'
import { chunksOf, type Manifest } from '../../scripts/checks/chunksOf.ts'
import { root } from '../../scripts/stack/settings.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { waitUntilQuiet } from '../support/waitUntilQuiet.ts'
import { walletLink } from '../support/walletLink.ts'

// Counts that are the same on every machine; the times are measured in `bench/`.
const requestBudgets = {
  '/transactions/history': 14,
  '/transactions/queue': 14,
  // With the balances and a style sheet of its own.
  '/home': 16,
}
const shiftBudget = 0.01

const { Alice, Dave } = ownerAccounts

const manifest = JSON.parse(
  readFileSync(join(root, 'apps/wallet/dist/.vite/manifest.json'), 'utf8'),
) as Manifest

/** The page's key in the build's list, whose name is the last part of its path. */
function keyOfPage(path: string): string {
  const name = path.replace(/^.*\//, '').toLowerCase()
  const isOwn = (key: string) => key.toLowerCase().endsWith(`/${name}page.tsx`)
  const key = Object.keys(manifest).find(isOwn)
  if (key === undefined) throw new Error(`No page of the build is at ${path}.`)
  return key
}

interface FirstLoad {
  shown: number
  shift: number
  /** What has moved, and from where to where. */
  moves: string[]
}

type LayoutShift = PerformanceEntry & {
  value: number
  sources: {
    node: Element | null
    previousRect: DOMRect
    currentRect: DOMRect
  }[]
}

/** Notes in the page when a row is first there, and what moves without a press. */
function observe() {
  const seen: FirstLoad = { shown: 0, shift: 0, moves: [] }
  Object.assign(globalThis, { firstLoad: seen })
  const rows = new MutationObserver(() => {
    if (document.querySelector('.sr-tx') === null) return
    seen.shown = performance.timeOrigin + performance.now()
    rows.disconnect()
  })
  rows.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      seen.shift += value
      for (const { node, previousRect, currentRect } of sources)
        seen.moves.push(
          `${value.toFixed(4)} ${node?.className ?? node?.nodeName}: ${previousRect.y} to ${currentRect.y}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [path, requestBudget] of Object.entries(requestBudgets))
  test(`${path} requests only what its rows need before they are shown`, async ({
    stack,
    personOf,
  }) => {
    const safe = await createFundedSafe(stack)
    await proposeTransfer(stack, {
      safe,
      to: Dave,
      value: parseEther('1'),
      nonce: 0n,
      signers: [Alice],
    })
    const { page } = await personOf('Alice', {
      viewport: { width: 390, height: 844 },
    })
    await page.addInitScript(observe)
    const requests: { url: string; at: number }[] = []
    page.on('requestfinished', (request) =>
      requests.push({ url: request.url(), at: request.timing().startTime }),
    )
    await page.goto(walletLink(path, safe))
    await expect(page.locator('.sr-tx').first()).toBeVisible()
    // The late parts have loaded when the status of a row is proven.
    await expect(
      page.locator('.sr-tx:not(.sr-tx-claimed)').first(),
    ).toBeVisible()
    await waitUntilQuiet(page)
    const { shown, shift, moves } = await page.evaluate(
      () => (globalThis as unknown as { firstLoad: FirstLoad }).firstLoad,
    )

    const before = requests
      .filter(({ url, at }) => at < shown && !url.startsWith('data:'))
      .map(({ url }) => url)
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(requestBudget)
    const nodes = Object.values(stack.rpcUrls)
    expect(
      before.filter((url) => nodes.some((node) => url.startsWith(node))),
    ).toEqual([])
    // Parts that a page loads on demand come after the rows.
    const own = chunksOf(manifest, keyOfPage(path))
    expect(
      before.filter((url) => {
        const file = new URL(url).pathname.slice(1)
        return file.endsWith('.js') && !own.has(file)
      }),
    ).toEqual([])
    const gateway = before.filter((url) => url.includes('/v1/'))
    expect(new Set(gateway).size).toBe(gateway.length)
    expect(shift, moves.join('\n')).toBeLessThanOrEqual(shiftBudget)
  })
