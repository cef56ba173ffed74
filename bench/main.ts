/**
 * Runs every bench of this folder, those of pages against a stack of its own, and
 * writes `RESULTS.md`. Ends with 1 when a bench missed one of its limits.
 *
 *   npm run bench -- [--only a,b] [--skip a,b]
 */
import { spawn, spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { startStack } from '../e2e/support/stack.ts'
import { buildApps } from '../scripts/stack/buildApps.ts'
import { findChromium } from '../scripts/test/findBrowsers.ts'
import { startPostgres } from '../scripts/test/postgres.ts'
import { type Comparison, comparisonsVariable } from './compare.ts'
import { type BenchRun, writeResults } from './results.ts'

const folder = import.meta.dirname
const suffix = '.bench.ts'
const all = globSync(`*${suffix}`, { cwd: folder })
  .map((file) => basename(file, suffix))
  .sort()
/** Benches of the built wallet, which need a running stack. */
const onStack = ['review', 'statuses', 'wallet']

function choose(): string[] {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      skip: { type: 'string', multiple: true, default: [] },
    },
  })
  const [only, skip] = [values.only, values.skip].map((lists) =>
    lists.flatMap((names) => names.split(',')),
  ) as [string[], string[]]
  const unknown = [...only, ...skip].find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new Error(`Unknown bench ${unknown}. Benches: ${all.join(', ')}.`)
  return all.filter(
    (name) =>
      (only.length === 0 || only.includes(name)) && !skip.includes(name),
  )
}

async function run(
  name: string,
  env: Readonly<Record<string, string>>,
  comparisonsFile: string,
): Promise<BenchRun> {
  console.log(`\n── ${name} (load ${loadavg()[0]?.toFixed(1)})`)
  writeFileSync(comparisonsFile, '')
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--conditions=@strongroom/source', join(folder, name + suffix)],
    {
      env: { ...process.env, ...env, [comparisonsVariable]: comparisonsFile },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
      process.stdout.write(chunk)
    })
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const seconds = (performance.now() - started) / 1000
  const comparisons = readFileSync(comparisonsFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Comparison)
  return { name, seconds, code, output, comparisons }
}

const firstLine = (command: string, ...args: string[]) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout?.split('\n')[0]?.trim()

/** Two empty databases for the gateway's bench; none without PostgreSQL. */
async function createDatabases(
  url: string | undefined,
): Promise<Record<string, string>> {
  if (url === undefined) return {}
  const sql = postgres(url, { max: 1 })
  const variables: Record<string, string> = {}
  for (const variable of ['DATABASE_URL', 'DATABASE_URL_SMALL']) {
    const name = `bench_${variable.toLowerCase()}_${Date.now()}`
    await sql`create database ${sql(name)}`
    const database = new URL(url)
    database.pathname = name
    variables[variable] = database.href
  }
  await sql.end()
  return variables
}

async function main(): Promise<void> {
  const chosen = choose()
  const chromium = await findChromium()
  process.env['CHROMIUM_PATH'] = chromium
  const store = chosen.includes('gateway') ? await startPostgres() : undefined
  const temporary = await mkdtemp(join(tmpdir(), 'strongroom-bench-'))
  const comparisonsFile = join(temporary, 'comparisons')
  const machine = {
    processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${type()} ${release()}`,
    'Node.js': process.version,
    browser: firstLine(chromium, '--version') ?? 'unknown',
    'load at the start': loadavg()[0]?.toFixed(1) ?? 'unknown',
    date: new Date().toISOString().slice(0, 10),
  }
  const runs: BenchRun[] = []
  try {
    // The sizes are those of the packages as they are published.
    if (chosen.includes('sizes'))
      spawnSync('pnpm', ['run', 'build', '--output-logs=errors-only'], {
        cwd: join(folder, '..'),
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
    const databases = await createDatabases(store?.url)
    for (const name of chosen.filter((name) => !onStack.includes(name)))
      runs.push(
        await run(name, name === 'gateway' ? databases : {}, comparisonsFile),
      )
    const pages = chosen.filter((name) => onStack.includes(name))
    if (pages.length > 0) {
      await buildApps()
      const stack = await startStack()
      const env = {
        WALLET_URL: stack.walletUrl,
        GATEWAY_URL: stack.gatewayUrl,
        RPC_URL: stack.rpcUrls[1337],
      }
      try {
        for (const name of pages)
          runs.push(await run(name, env, comparisonsFile))
      } finally {
        await stack.stop()
      }
    }
  } finally {
    await store?.stop()
    await rm(temporary, { recursive: true, force: true })
  }
  const file = join(folder, 'RESULTS.md')
  // A run of some benches alone would drop the figures of all others.
  if (chosen.length === all.length) {
    writeFileSync(file, writeResults(machine, runs))
    console.log('\nWritten: bench/RESULTS.md')
  }
  const missed = runs.filter(({ code }) => code !== 0).map(({ name }) => name)
  if (missed.length > 0) {
    console.error(`\nLimits missed: ${missed.join(', ')}.`)
    process.exitCode = 1
  }
}

await main()
