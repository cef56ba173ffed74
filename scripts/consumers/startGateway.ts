import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** A gateway that serves. */
interface StartedGateway {
  url: string
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Runs the gateway until it says that it listens, and until it is ready. */
export async function startGateway(
  command: readonly string[],
): Promise<StartedGateway> {
  const [file = '', ...args] = command
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  const lines: string[] = []
  for await (const text of createInterface({ input: child.stdout })) {
    lines.push(text)
    const { msg, port } = JSON.parse(text) as { msg: string; port?: number }
    if (msg !== 'listening') continue
    child.stdout.resume()
    const url = `http://localhost:${port}`
    const until = Date.now() + 60_000
    while (!(await fetch(`${url}/health/ready`)).ok) {
      if (Date.now() > until) {
        await kill('SIGKILL')
        throw new Error(`The gateway is not ready:\n${lines.join('\n')}`)
      }
      await sleep(50)
    }
    return { url, kill }
  }
  throw new Error(`The gateway ended:\n${lines.join('\n')}`)
}
