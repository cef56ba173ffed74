import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ChainClient, createChainClient } from '../chainClient.ts'
import type { ChainId } from '../contracts/ChainContracts.ts'
import { ChainStartError, PortInUseError } from '../errors.ts'

const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Path of the anvil binary that npm installed for this machine.
 *
 * The binary is started directly, not through the package's launcher: the
 * launcher is a second Node process between us and anvil that costs start-up
 * time and outlives a killed parent.
 */
function findAnvil(): string {
  const platform = `${process.platform}-${architectures[process.arch] ?? process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const launcher = require.resolve('@foundry-rs/anvil/package.json')
    const platformPackage = createRequire(launcher).resolve(
      `@foundry-rs/anvil-${platform}/package.json`,
    )
    const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
    const binary = join(dirname(platformPackage), 'bin', name)
    if (existsSync(binary)) return binary
  } catch (cause) {
    throw new ChainStartError(
      `There is no anvil for ${platform} among the installed packages.`,
      '',
      { cause },
    )
  }
  throw new ChainStartError(`The anvil package for ${platform} is empty.`, '')
}

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

interface AnvilProcess {
  pid: number
  /** Settles when anvil has ended; never rejects. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** The last part of what anvil wrote. */
  output(): string
  kill(): Promise<void>
}

/** Starts anvil bound to 127.0.0.1, tied to the life of this process. */
function spawnAnvil(args: readonly string[]): AnvilProcess {
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

/**
 * Checks that `port` is free on 127.0.0.1, or picks a free one for 0.
 *
 * @throws {PortInUseError} when something listens on the port.
 */
function freePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error)
    })
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      const found = typeof address === 'object' ? address?.port : undefined
      server.close(() => resolve(found ?? port))
    })
  })
}

const patience = 20_000

export interface StartAnvilOptions {
  chainId: ChainId
  /** 0 picks a free one. */
  port: number
  args?: readonly string[]
  signal?: AbortSignal | undefined
}

export interface RunningAnvil {
  anvil: AnvilProcess
  client: ChainClient
  port: number
  rpcUrl: string
}

/**
 * Starts anvil and waits until it answers.
 *
 * @throws {PortInUseError} when something listens on `port`.
 * @throws {ChainStartError} when anvil ends or stays silent.
 */
export async function startAnvil(
  options: StartAnvilOptions,
): Promise<RunningAnvil> {
  // Another process can take a free port before anvil binds it.
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryStart(options)
    } catch (error) {
      const raced = error instanceof PortInUseError && options.port === 0
      if (!raced || attempt === 5) throw error
    }
  }
}

async function tryStart({
  chainId,
  port: wanted,
  args = [],
  signal,
}: StartAnvilOptions): Promise<RunningAnvil> {
  signal?.throwIfAborted()
  const port = await freePort(wanted)
  const anvil = spawnAnvil([
    ...['--port', String(port), '--chain-id', String(chainId)],
    ...['--hardfork', 'prague', '--order', 'fifo', '--threads', '2'],
    '--no-request-size-limit',
    ...args,
  ])
  const rpcUrl = `http://127.0.0.1:${port}`
  const client = createChainClient(chainId, rpcUrl)
  let over = false
  void anvil.ended.then(() => {
    over = true
  })
  try {
    const deadline = Date.now() + patience
    while (!over && Date.now() < deadline) {
      signal?.throwIfAborted()
      const answer = await client.getChainId().catch(() => undefined)
      if (answer === chainId && !over) return { anvil, client, port, rpcUrl }
      await sleep(10)
    }
  } catch (error) {
    await anvil.kill()
    throw error
  }
  await anvil.kill()
  if (/address already in use/i.test(anvil.output()))
    throw new PortInUseError(port)
  const reason = over
    ? 'Anvil ended before it was ready.'
    : `Anvil did not answer within ${patience / 1000} s.`
  throw new ChainStartError(reason, anvil.output())
}
