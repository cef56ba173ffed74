import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface LogLine {
  msg: string
  level: number
  port?: number
  /** Random id of the process. */
  instance?: string
}

export interface SpawnedGateway {
  process: ChildProcess
  lines: LogLine[]
  /** Settles with the port once it listens. */
  listening: Promise<number>
  /** Settles with the exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
}

export const newFolder = (): string =>
  mkdtempSync(join(tmpdir(), 'strongroom-gateway-'))

/** A chains file with one chain; the RPC may be unreachable. */
export function writeChains(rpcUrl = 'http://127.0.0.1:1'): string {
  const path = join(newFolder(), 'chains.json')
  const chain = {
    chainId: '1337',
    chainName: 'Local',
    shortName: 'geth',
    rpcUrl,
    nativeCurrency: { name: 'Ether', symbol: 'ETH' },
    pollMs: 100,
  }
  writeFileSync(path, JSON.stringify([chain]))
  return path
}

/**
 * The real process, on a free port.
 *
 * @param options.wrapper Command that runs it, as `unshare`.
 */
export function spawnGateway(
  environment: Readonly<Record<string, string>>,
  { wrapper = [] }: { wrapper?: readonly string[] } = {},
): SpawnedGateway {
  const [program = '', ...args] = [
    ...wrapper,
    ...[process.execPath, '--conditions=@strongroom/source', main],
  ]
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      GATEWAY_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const lines: LogLine[] = []
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? null,
  )
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const { stdout } = child
  if (stdout === null) throw new Error('It has no output.')
  createInterface({ input: stdout }).on('line', (text) => {
    const line = JSON.parse(text) as LogLine
    lines.push(line)
    if (line.msg === 'listening' && line.port !== undefined) resolve(line.port)
  })
  void ended.then((reason) => reject(new Error(`It ended with ${reason}.`)))
  promise.catch(() => undefined)
  return { process: child, lines, listening: promise, ended }
}
