import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { findChromium } from '../test/findBrowsers.ts'
import { checkPacked } from './checkPacked.ts'
import { checkGatewayProgram } from './gatewayProgram.ts'
import { installConsumer } from './installConsumer.ts'
import { lostDirectives } from './lostDirectives.ts'
import { checkLowestApp } from './lowestApp.ts'
import { buildNextApp, checkNextApp } from './nextApp.ts'
import { type Packed, packPackages } from './packPackages.ts'
import { checkPlainApp } from './plainApp.ts'
import { run } from './run.ts'
import { startProgram } from './startProgram.ts'
import { checkViteApp } from './viteApp.ts'

// Packs the packages as they are published and uses them as strangers do: the
// gateway is started, and each app of `consumers/` is copied out of the workspace, installed and run there.

const started = performance.now()
const note = (text: string) =>
  console.log(
    `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`,
  )

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-consumers-'))
  let browser: Browser | undefined
  try {
    const packed = await packPackages(folder)
    await checkTarballs(packed)
    note(
      `${packed.length} tarballs: files, entries, links, side effects, fields`,
    )
    browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
    })
    await report('gateway', () => checkGatewayProgram(packed, folder))
    await checkApps(
      folder,
      packed.filter(({ isProgram }) => !isProgram),
      browser,
    )
  } finally {
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The gateway that all of them read is itself a consumer: of `./testing`. */
async function checkApps(
  into: string,
  packed: readonly Packed[],
  browser: Browser,
): Promise<void> {
  // The slowest is not waited for until the others are done.
  const next = installConsumer('consumers/next', packed, into).then(
    async (folder) => {
      note('next: installed')
      await buildNextApp(folder)
      note('next: built')
      return folder
    },
  )
  next.catch(() => undefined)
  const [plain, vite] = await Promise.all([
    installConsumer('consumers/plain', packed, into),
    installConsumer('consumers/vite', packed, into),
  ])
  note('plain, vite: installed')
  const gateway = await startProgram(plain, [process.execPath, 'gateway.js'])
  try {
    const { url } = gateway
    await report('plain', () => checkPlainApp(plain, url, browser))
    await report('vite', () => checkViteApp(vite, packed, url, browser))
    await report('lowest peers', () => checkLowestApp(packed, into))
    await report('next', async () => checkNextApp(await next, url, browser))
  } finally {
    await gateway.stop()
  }
}

/** A fault in one app must not hide those of the next. */
async function report(
  app: string,
  check: () => Promise<readonly string[]>,
): Promise<void> {
  try {
    for (const line of await check()) note(`${app}: ${line}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${app}: ${error instanceof Error ? error.message : error}`)
  }
}

async function checkTarballs(packed: readonly Packed[]): Promise<void> {
  for (const { name, folder, files, tarball } of packed) {
    // The published manifest has versions in the place of `catalog:`.
    const manifest: unknown = JSON.parse(
      await run(folder, ['tar', '-xzOf', tarball, 'package/package.json']),
    )
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    const problems = [
      ...checkPacked(manifest as object, files, read),
      ...lostDirectives(files, read),
    ]
    if (problems.length > 0)
      throw new Error(`${name}:\n  ${problems.slice(0, 20).join('\n  ')}`)
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
