import { spawn } from 'node:child_process'
import { findAnvil } from './findAnvil.ts'

/** Address space anvil may take, in KiB: it has no limit of its own. */
const memoryLimit = 8_000_000

/**
 * Runs anvil and watches standard input, a pipe whose other end this process
 * has: it closes when this process ends for any reason, SIGKILL included, and
 * anvil is then killed rather than left behind.
 */
const script = `
ulimit -v ${memoryLimit} 2>/dev/null
exec 3<&0
"$@" </dev/null 3<&- &
anvil=$!
{ cat <&3 >/dev/null; kill -KILL $anvil 2>/dev/null; } &
watch=$!
exec 3<&-
trap 'kill -TERM $anvil 2>/dev/null' TERM INT HUP
wait $anvil
code=$?
kill $watch 2>/dev/null
exit $code
`

export interface AnvilProcess {
  pid: number
  /** Settles when anvil has ended; never rejects. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** The last part of what anvil wrote. */
  output(): string
  kill(): Promise<void>
}

/** Starts anvil bound to 127.0.0.1, tied to the life of this process. */
export function spawnAnvil(args: readonly string[]): AnvilProcess {
  const anvil = findAnvil()
  const all = ['--host', '127.0.0.1', '--quiet', ...args]
  // Its own process group: Ctrl-C in a terminal reaches every process of the
  // group, and anvil has to outlive that until its state is saved.
  const child =
    process.platform === 'win32'
      ? spawn(anvil, all, { stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('/bin/sh', ['-c', script, 'anvil', anvil, ...all], {
          stdio: ['pipe', 'pipe', 'pipe'],
          detached: true,
        })
  let text = ''
  const collect = (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-8000)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.stdin?.on('error', () => {})
  const ended: AnvilProcess['ended'] = new Promise((resolve) => {
    child.once('error', (error) => {
      text += error.message
      resolve({ code: null, signal: null })
    })
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  return {
    pid: child.pid ?? 0,
    ended,
    output: () => text,
    async kill() {
      // Closing standard input fires the watch: anvil ends at once.
      if (child.stdin === null) child.kill('SIGKILL')
      else child.stdin.destroy()
      await ended
    },
  }
}
