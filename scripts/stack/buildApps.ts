import { spawn } from 'node:child_process'
import { root } from './settings.ts'

const apps = ['wallet', 'sample-app', 'waypoint', 'phone']

/** Builds the four sites, or takes them from turbo's cache when unchanged. */
export async function buildApps(): Promise<void> {
  const started = performance.now()
  console.log(`Building ${apps.join(', ')} …`)
  const child = spawn(
    'pnpm',
    [
      ...['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'],
      ...apps.map((app) => `--filter=@strongroom/${app}`),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      shell: process.platform === 'win32',
    },
  )
  let log = ''
  child.stdout.on('data', (chunk) => {
    log += chunk
  })
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  if (code !== 0) {
    console.error(log)
    throw new Error('Building the apps failed; see above.')
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const cached = /FULL TURBO/.test(log) ? ' (unchanged)' : ''
  console.log(`Built in ${seconds} s${cached}.`)
}
