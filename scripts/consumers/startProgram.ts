import { spawn } from 'node:child_process'

/** A program that serves, with the address it printed. */
export interface Program {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a program that serves until it is stopped, and waits for the address
 * that it prints.
 *
 * @param isGroup Whether to end the programs that it has started too: npm leaves
 * the server of a script running.
 * @throws Error with the output when it ends or stays silent
 */
export async function startProgram(
  cwd: string,
  [file = '', ...args]: readonly string[],
  env: Record<string, string> = {},
  { isGroup = false }: { readonly isGroup?: boolean } = {},
): Promise<Program> {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  })
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    // Of a group the last one closes the output.
    child.once(isGroup ? 'close' : 'exit', () => resolve())
  })
  const kill = () => {
    if (!isGroup || child.pid === undefined) return void child.kill()
    try {
      process.kill(-child.pid)
    } catch {
      // The group has ended.
    }
  }
  process.once('exit', kill)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`${file} ${args.join(' ')} ${why}:\n${output.trim()}`))
    const timer = setTimeout(fail, 60_000, 'did not say where it serves')
    const read = (chunk: unknown) => {
      output += chunk
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/u.exec(output)
      if (!found) return
      clearTimeout(timer)
      resolve(found[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => {
      clearTimeout(timer)
      fail('ended')
    })
  }).catch((error: unknown) => {
    kill()
    throw error
  })
  return {
    url,
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
