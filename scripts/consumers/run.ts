import { spawn } from 'node:child_process'

/**
 * Runs a command to its end and returns its output. A command that runs for
 * four minutes hangs, for example on a timer that a package left open.
 *
 * @throws Error with the output when it fails or hangs
 */
export async function run(
  cwd: string,
  [file = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    timeout: 240_000,
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
  if (code !== 0)
    throw new Error(`${file} ${args.join(' ')} failed:\n${output.trim()}`)
  return output
}
