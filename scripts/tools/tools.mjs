import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fail, root } from './root.mjs'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.18.0'
const windows = process.platform === 'win32'
const executable = (/** @type {string} */ name) =>
  windows ? `${name}.cmd` : name

/**
 * Node and pnpm as the workspace needs them: the ones at hand when they fit,
 * else fetched once through npm.
 * @returns {{ node: string, env: Record<string, string | undefined> }}
 */
export function findTools() {
  if (fits()) return { node: process.execPath, env: process.env }
  const note = join(root, 'node_modules/.strongroom-tools')
  const known = read(note)
  const bin = known ?? fetchTools()
  if (known === undefined) {
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, `${bin}\n${nodeVersion} ${pnpmVersion}`)
  }
  const path = `${bin}${delimiter}${process.env['PATH']}`
  return {
    node: join(bin, windows ? 'node.exe' : 'node'),
    env: { ...process.env, PATH: path },
  }
}

/** Whether this process runs on the right Node, with the right pnpm at hand. */
function fits() {
  if (Number(process.versions.node.split('.')[0]) < 24) return false
  const found = spawnSync('pnpm', ['--version'], {
    cwd: root,
    encoding: 'utf8',
    shell: windows,
  })
  return found.status === 0 && found.stdout.startsWith('12.')
}

/**
 * The folder noted by an earlier run, if it is still there and of these versions.
 * @param {string} note
 */
function read(note) {
  if (!existsSync(note)) return undefined
  const [bin = '', versions] = readFileSync(note, 'utf8').split('\n')
  return versions === `${nodeVersion} ${pnpmVersion}` &&
    existsSync(join(bin, executable('pnpm'))) &&
    existsSync(join(bin, windows ? 'node.exe' : 'node'))
    ? bin
    : undefined
}

/** Lets npm fetch both, and asks where it put them. */
function fetchTools() {
  console.log(`Getting Node ${nodeVersion} and pnpm ${pnpmVersion} …`)
  const found = spawnSync(
    'npx',
    [
      '--yes',
      ...['-p', `node@${nodeVersion}`, '-p', `pnpm@${pnpmVersion}`],
      ...['node', '-p', 'process.env.PATH ?? process.env.Path'],
    ],
    // Outside the workspace: its package.json is not npx's concern.
    { encoding: 'utf8', shell: windows, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const folders = (found.stdout ?? '').trim().split(delimiter)
  const bin = folders.find(
    (folder) =>
      folder.includes('_npx') && existsSync(join(folder, executable('pnpm'))),
  )
  return (
    bin ??
    fail(
      `Node ${nodeVersion} and pnpm ${pnpmVersion} could not be fetched through npm; see above.`,
    )
  )
}
