// Plain JavaScript on purpose: this file must run on whatever Node ≥ 20 the
// machine has. It finds the right Node and pnpm, installs, and hands over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHelp, testHelp } from './help.mjs'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.18.0'
const root = fileURLToPath(new URL('..', import.meta.url))
const [command = '', ...rest] = process.argv.slice(2)

/** @type {Record<string, { file: string, help: string } | undefined>} */
const entries = {
  start: { file: 'scripts/stack/main.ts', help: startHelp },
  test: { file: 'scripts/test/main.ts', help: testHelp },
}

const entry = entries[command]
if (entry === undefined) {
  fail(`Unknown command "${command}". Use "npm start" or "npm test".`)
}
if (rest.includes('--help') || rest.includes('-h')) {
  console.log(entry.help)
  process.exit(0)
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`)

if (needsTools()) {
  console.log(`Getting Node ${nodeVersion} and pnpm ${pnpmVersion} …`)
  await handOver('npx', [
    '--yes',
    ...['-p', `node@${nodeVersion}`, '-p', `pnpm@${pnpmVersion}`],
    ...['node', join(root, 'scripts/bootstrap.mjs'), command, ...rest],
  ])
} else {
  install()
  await handOver(process.execPath, [
    '--conditions=@strongroom/source',
    join(root, entry.file),
    ...rest,
  ])
}

/** Whether this process lacks the Node or the pnpm that the workspace needs. */
function needsTools() {
  if (process.env.STRONGROOM_TOOLS === 'ready') return false
  process.env.STRONGROOM_TOOLS = 'ready'
  if (major < 24) return true
  const found = spawnSync('pnpm', ['--version'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return found.status !== 0 || Number(found.stdout.split('.')[0]) !== 12
}

/** Installs with the frozen lockfile, unless nothing changed since last time. */
function install() {
  const stamp = join(root, 'node_modules/.strongroom-install')
  const hash = createHash('sha256').update(process.version)
  const members = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  )
  for (const file of [
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'],
    ...['e2e', 'bench', ...members.sort()].map((at) => `${at}/package.json`),
  ]) {
    if (existsSync(join(root, file)))
      hash.update(readFileSync(join(root, file)))
  }
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('Installing the packages failed; see above.')
  writeFileSync(stamp, wanted)
}

/**
 * Runs a command in this terminal and ends as it ends.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<never>}
 */
async function handOver(file, args) {
  const child = spawn(file, args, {
    cwd: root,
    stdio: 'inherit',
    env: process.env,
    shell: process.platform === 'win32',
  })
  // Ctrl-C reaches the child through the terminal; a signal sent to this
  // process alone does not. Either way the child decides when it is done.
  let asked = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!asked || signal !== 'SIGINT') child.kill(signal)
      asked = true
    })
  }
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.on('error', (error) => fail(`Cannot run ${file}: ${error.message}`))
    child.on('exit', (status, signal) => resolve(status ?? (signal ? 1 : 0)))
  })
  process.exit(code)
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
