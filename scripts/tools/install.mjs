import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root } from './root.mjs'

/**
 * Installs with the frozen lockfile, unless it is unchanged since last time.
 * @param {Record<string, string | undefined>} env
 */
export function install(env) {
  const stamp = join(root, 'node_modules/.strongroom-install')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile'], {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('Installing the packages failed; see above.')
  writeFileSync(stamp, wanted)
}

/** Changes whenever an install could change something. */
function fingerprint() {
  const hash = createHash('sha256')
  const members = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  )
  for (const file of [
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'],
    ...['e2e', 'bench', ...members.sort()].map((at) => `${at}/package.json`),
  ]) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}
