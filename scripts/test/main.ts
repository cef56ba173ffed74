import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../stack/settings.ts'
import { findChromium, findChromiumShell, findFirefox } from './findBrowsers.ts'
import { startPostgres } from './postgres.ts'
import { isGreen, type Result, readTests, readTurbo, report } from './report.ts'

/**
 * Steps that are tasks of turbo. Those of a group run at once, as far as their
 * order and the machine allow.
 */
const checks: readonly Readonly<Record<string, readonly string[]>>[] = [
  // Steps that read sources, apart from those that write outputs beside them.
  {
    lint: ['check'],
    workspace: ['check:repo'],
    unused: ['check:unused'],
    files: ['check:files'],
    folding: ['check:folding'],
    texts: ['check:texts'],
    licences: ['check:licences'],
    advisories: ['check:advisories'],
    types: ['check:types', 'check:types:scripts'],
  },
  {
    build: ['build'],
    packages: ['check:package'],
    sizes: ['check:entry-sizes'],
    'part-sizes': ['check:part-sizes'],
    'wallet-size': ['check:wallet-size'],
    storybook: ['check:storybook'],
    docs: ['docs'],
  },
]

/** Checks of the long run, which jobs of CI run for every change. */
const longChecks: typeof checks = [
  // Waits for pages of a browser, which other work would slow down.
  { consumers: ['check:consumers'] },
  { release: ['check:release'] },
  // Two builds of the last commit, beside which nothing else should build.
  { reproducible: ['check:reproducible'] },
]

/** Steps that run tests: scripts of package.json, one after the other. */
const tests = ['unit', 'browser', 'stories', 'e2e']

/**
 * Tests that take too long for every change. `unit:long` repeats the gateway's tests on
 * every store, and tests with random input with more of it.
 */
export const longTests = ['unit:long', 'long', 'e2e:long']

/** Names of the steps of `npm run test:long`. */
export const longSteps = [...longChecks.flatMap(Object.keys), ...longTests]

/** Names of the steps of `npm test`, in the order of its report. */
export const stepNames = [...checks.flatMap(Object.keys), ...tests]

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      long: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      skip: { type: 'string', multiple: true, default: [] },
      shard: { type: 'string' },
    },
  })
  const chosen = choose(values)
  const needsBrowser = ['consumers', 'release', ...tests, ...longTests]
  if (chosen.some((name) => needsBrowser.includes(name))) {
    const shell = findChromiumShell()
    if (shell !== undefined) process.env['CHROMIUM_SHELL_PATH'] = shell
    process.env['CHROMIUM_PATH'] = await findChromium()
  }
  if (chosen.includes('e2e:long')) process.env['FIREFOX_PATH'] = findFirefox()
  const needsStore = chosen.includes('unit') || values.long
  if (chosen.includes('unit:long')) {
    process.env['TEST_STORES'] = 'all'
    process.env['VERIFY_RUNS'] ??= '1000'
  }
  const postgres = needsStore ? await startPostgres() : undefined
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
  try {
    const started = performance.now()
    const results: Result[] = []
    for (const group of [...checks, ...longChecks]) {
      const names = Object.keys(group).filter((name) => chosen.includes(name))
      if (names.length > 0) results.push(...(await runChecks(group, names)))
    }
    for (const name of [...tests, ...longTests])
      if (chosen.includes(name))
        results.push(await runTests(name, values.shard))
    console.log(report(results, (performance.now() - started) / 1000))
    return results.every(isGreen)
  } finally {
    await postgres?.stop()
  }
}

/** Names of the steps that the options of the command leave. */
function choose(options: {
  long: boolean
  only: readonly string[]
  skip: readonly string[]
  shard?: string | undefined
}): readonly string[] {
  const known = options.long ? longSteps : stepNames
  const only = options.only.flatMap((names) => names.split(','))
  const skip = options.skip.flatMap((names) => names.split(','))
  const unknown = [...only, ...skip].find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`Unknown step ${unknown}. Steps: ${known.join(', ')}.`)
  if (options.shard !== undefined && !/^\d+\/\d+$/u.test(options.shard))
    throw new Error(`--shard takes a part such as 1/3, not ${options.shard}.`)
  return known.filter(
    (name) =>
      (only.length === 0 || only.includes(name)) && !skip.includes(name),
  )
}

/**
 * Runs the tasks of some steps of a group with turbo. A builder that stops
 * without an end is ended after the limit, and what is left runs again once:
 * turbo has stored the tasks that are done. The log shows what was running.
 */
async function runChecks(
  group: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): Promise<Result[]> {
  const summaries = join(root, '.turbo/runs')
  const tasksOf = (name: string) => group[name] ?? []
  const attempt = async () => {
    await rm(summaries, { recursive: true, force: true })
    const code = await run(
      names.join(', '),
      [
        ...['turbo', 'run', ...names.flatMap(tasksOf)],
        // A task that turbo leaves out is missing in its summary.
        ...['--continue=always', '--log-order=grouped'],
        '--summarize',
      ],
      checkMinutes,
    )
    const [file = ''] = await readdir(summaries).catch(() => [])
    const text = await readFile(join(summaries, file), 'utf8').catch(() => '')
    return { code, text }
  }
  const first = await attempt()
  const { code, text } = first.code === overdue ? await attempt() : first
  const results = names.map((name) => readTurbo(text, name, tasksOf(name)))
  if (code !== 0 && results.every(isGreen)) {
    const reason = 'a task that a step needs failed: see the output above'
    const fault = { name: 'turbo', state: 'failed', reason } as const
    results.push({ name: 'turbo', seconds: 0, tests: [fault] })
  }
  if (first.code === overdue) {
    const name = `${names.join(', ')} within ${checkMinutes} minutes`
    const tests = [{ name, state: 'flaky' } as const]
    results.push({ name: 'in time', seconds: 0, tests })
  }
  return results
}

/**
 * Runs a script of tests. On a busy machine a test of thousands may fail once:
 * the runner repeats it, and the report names it when it then passes.
 */
async function runTests(name: string, shard?: string): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-test-'))
  const file = join(folder, 'report.json')
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = file
  const started = performance.now()
  try {
    const code = await run(name, [
      ...['pnpm', 'run', name, ...(shard ? [`--shard=${shard}`] : [])],
      ...(name.startsWith('e2e')
        ? [
            '--retries=1',
            '--reporter=list,json,./e2e/support/interactionsReporter.ts',
          ]
        : [
            ...['--retry=1', '--reporter=default', '--reporter=json'],
            // A snapshot that is written here has not been reviewed.
            ...[`--outputFile.json=${file}`, '--update=none'],
          ]),
    ])
    const text = await readFile(file, 'utf8').catch(() => '')
    return {
      name,
      seconds: (performance.now() - started) / 1000,
      tests: readTests(
        name.startsWith('e2e') ? 'playwright' : 'vitest',
        text,
        code,
      ),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Exit code of a command that did not end by itself, as `timeout` gives it. */
const overdue = 124

/** Limit of a group of checks, which takes about three. */
const checkMinutes = 12

/**
 * Runs a command in this terminal, under a heading.
 *
 * @returns its exit code, or `overdue` when it was ended after the minutes
 */
async function run(
  heading: string,
  [file = '', ...args]: readonly string[],
  minutes?: number,
): Promise<number> {
  console.log(`\n── ${heading} ${'─'.repeat(Math.max(2, 60 - heading.length))}`)
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  let isOverdue = false
  const timers: NodeJS.Timeout[] = []
  if (minutes !== undefined) {
    const limit = minutes * 60_000
    timers.push(
      setTimeout(() => {
        isOverdue = true
        console.log(`\n${heading} did not end within ${minutes} minutes:`)
        signalTree(child.pid, 'SIGINT')
      }, limit),
      setTimeout(() => signalTree(child.pid, 'SIGKILL'), limit + 60_000),
    )
  }
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
  for (const timer of timers) clearTimeout(timer)
  return isOverdue ? overdue : code
}

/**
 * Sends a signal to a process and all that it started, and prints what they are:
 * one of them does not end. Between them stand programs that pass no signal on.
 */
function signalTree(top: number | undefined, signal: NodeJS.Signals): void {
  const columns = ['-eo', 'pid,ppid,stat,etimes,time,wchan:20,args']
  const { stdout } = spawnSync('ps', columns, { encoding: 'utf8' })
  const tree = new Set([top])
  for (const line of stdout?.split('\n') ?? []) {
    const [pid, parent] = line.trim().split(/\s+/u).map(Number)
    if (!tree.has(parent)) continue
    tree.add(pid)
    console.log(line.slice(0, 200))
  }
  for (const pid of tree)
    try {
      if (pid !== undefined) process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
}

// A test imports the names of the steps.
if (import.meta.main) {
  process.env['PATH'] =
    `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  process.env['TURBO_TELEMETRY_DISABLED'] = '1'
  main().then(
    (passed) => process.exit(passed ? 0 : 1),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
