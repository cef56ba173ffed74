/**
 * How a queue, a history of 200 transactions and the home page are proven in the wallet,
 * on the running local stack: until every visible row is proven, until all loaded ones
 * are, the longest frame meanwhile (0 for at most 50 ms), the processor time of the
 * page's thread, and the requests, while an owner scrolls to
 * the end. Each row has two signatures. `npm start` in one terminal, this in another; it
 * makes a safe with the transactions, unless SAFE names one that it made before. Medians
 * of RUNS (3), beside the same list while the code that proves is kept away: what a
 * frame takes there, the list takes by itself. Ends with 1 when a frame takes more than 50 ms at full speed.
 *
 * WALLET_URL, GATEWAY_URL, RPC_URL and CHROMIUM_PATH may be set.
 *
 *   node --conditions=@strongroom/source bench/statuses.bench.ts
 */
import { loadavg } from 'node:os'
import {
  contractsOf,
  createChainClient,
  createSafe,
  demoOwners,
  executeSafe,
  send,
} from '@strongroom/devnet'
import {
  createSafeTransaction,
  hashSafeTransaction,
} from '@strongroom/safe-protocol'
import { type Browser, chromium, type Page } from 'playwright'
import { type Address, concatHex, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { type Frames, watchFrames } from './frames.page.ts'

const wallet = process.env['WALLET_URL'] ?? 'http://localhost:5173'
const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://localhost:5180'
const rpcUrl = process.env['RPC_URL'] ?? 'http://127.0.0.1:8545'
const runs = Number(process.env['RUNS'] ?? 3)
const count = 200
const { Alice, Bob, Carol, Dave } = demoOwners
const mnemonic = 'test test test test test test test test test test test junk'

interface Figures {
  visible: number
  all: number
  frame: number
  cpu: number
  gateway: number
  node: number
}

/** A safe with 200 executed and 200 waiting transactions, two signatures each. */
async function createLists(): Promise<Address> {
  const client = createChainClient(1337, rpcUrl)
  const safe = await createSafe(client, {
    contracts: contractsOf(1337)['1.4.1'],
    owners: [Alice, Bob, Carol],
    threshold: 2,
    saltNonce: BigInt(Date.now()),
    from: Carol,
  })
  await send(client, { from: Carol, to: safe, value: parseEther('10') })
  for (let nonce = 0; nonce < count; nonce++)
    await executeSafe(client, {
      safe,
      to: Dave,
      value: BigInt(nonce + 1),
      signers: [Alice, Bob],
      executor: Carol,
    })
  const url = `${gatewayUrl}/v1/chains/1337/safes/${safe}`
  for (;;) {
    const answer = await fetch(url)
    const info = answer.ok ? ((await answer.json()) as { nonce: number }) : null
    if (info?.nonce === count) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  for (let nonce = count; nonce < 2 * count; nonce++) {
    const transaction = createSafeTransaction({
      to: Dave,
      value: BigInt(nonce + 1),
      nonce: BigInt(nonce),
    })
    const domain = { chainId: 1337n, safe, version: '1.4.1' }
    const { safeTxHash } = hashSafeTransaction(domain, transaction)
    const signatures = await Promise.all(
      [0, 1].map((addressIndex) =>
        mnemonicToAccount(mnemonic, { addressIndex }).sign({
          hash: safeTxHash,
        }),
      ),
    )
    const { value, gasToken, refundReceiver } = transaction
    const answer = await fetch(
      `${gatewayUrl}/v1/chains/1337/transactions/${safe}/propose`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ to: Dave, value: `${value}`, data: null, operation: 0 },
          ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0' },
          ...{ gasToken, refundReceiver, nonce: `${nonce}`, safeTxHash },
          ...{ sender: Alice, signature: concatHex(signatures) },
        }),
      },
    )
    if (!answer.ok) throw new Error(await answer.text())
  }
  return safe
}

declare const benchFrames: Frames

/** Resolves once no row on the page is the gateway's word alone. */
const untilProven = (page: Page) =>
  page.waitForFunction(
    () =>
      !Array.from(document.querySelectorAll('main article')).some((row) =>
        row.textContent?.includes('(gateway)'),
      ),
    undefined,
    // Looking takes time of the frames that are measured.
    { timeout: 60_000, polling: 250 },
  )

async function measure(
  browser: Browser,
  path: string,
  rate: number,
  isProving: boolean,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    if (!isProving)
      await context.route(/createStatusProver/, (route) => route.abort())
    let [gateway, node] = [0, 0]
    page.on('request', (request) => {
      if (request.method() === 'OPTIONS') return
      if (request.url().includes('/transactions/multisig_')) gateway++
      if (request.url().startsWith(rpcUrl)) node++
    })
    await page.goto(`${wallet}${path}`)
    const rows = page.getByRole('article')
    await rows.first().waitFor({ timeout: 60_000 })
    const start = performance.now()
    // What is shown before is the page's own work.
    await page.evaluate(() => benchFrames.reset())
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const worked = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      const found = metrics.find(({ name }) => name === 'TaskDuration')
      return (found?.value ?? Number.NaN) * 1000
    }
    const before = await worked()
    if (isProving) await untilProven(page)
    else await page.waitForTimeout(1_000)
    const visible = performance.now() - start
    // Every page of the list, at an owner's pace.
    for (let step = 0; step < 200; step++) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(60)
      const isEnd = await page.evaluate(
        () => scrollY + innerHeight >= document.body.scrollHeight - 10,
      )
      if (isEnd && step > 20) break
    }
    if (isProving) await untilProven(page)
    let seen = -1
    while (seen !== gateway + node) {
      seen = gateway + node
      await page.waitForTimeout(1_000)
    }
    const all = performance.now() - start - 1_000
    const frame = await page.evaluate(() => benchFrames.settle())
    const cpu = (await worked()) - before
    return { visible, all, frame, cpu, gateway, node }
  } finally {
    await context.close()
  }
}

const safe = (process.env['SAFE'] ?? (await createLists())) as Address
console.log(`SAFE=${safe} keeps the lists for another run`)
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
let isOver = false
try {
  console.log(
    '| list | slowed down | visible rows proven, ms | all, ms | longest frame over 50 ms | processor, ms | records | requests to the node |\n|---|---|---|---|---|---|---|---|',
  )
  for (const list of ['transactions/queue', 'transactions/history', 'home'])
    for (const [rate, isProving] of [
      ...[[1, true] as const, [1, false] as const],
      ...[[4, true] as const, [4, false] as const],
    ]) {
      const path = `/${list}?safe=geth:${safe}`
      const taken: Figures[] = []
      for (let run = 0; run < runs; run++)
        taken.push(await measure(browser, path, rate, isProving))
      const median = (key: keyof Figures) =>
        taken.map((figures) => figures[key]).sort((a, b) => a - b)[
          Math.floor(runs / 2)
        ] ?? Number.NaN
      const keys = ['visible', 'all', 'frame', 'cpu'] as const
      const figures = [...keys, 'gateway', 'node'] as const
      console.log(
        `| ${[isProving ? list : `${list}, not proven`, `${rate} ×`, ...figures.map((key) => median(key).toFixed(0))].join(' | ')} |`,
      )
      if (rate === 1 && isProving && median('frame') > 50) isOver = true
    }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
}
process.exit(isOver ? 1 : 0)
