import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePorts } from './freePorts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const readyWithin = 120_000

/** Lets a journey describe contracts to the gateway, as its operator does. */
export const operatorToken = 'journeys-describe-contracts-with-this-token'

/** The whole product, running on ports and in a folder of its own. */
export interface Stack {
  walletUrl: string
  sampleAppUrl: string
  waypointUrl: string
  phoneUrl: string
  /** The WalletConnect relay. */
  relayUrl: string
  gatewayUrl: string
  rpcUrls: Record<1337 | 2021, string>
  /** Ends every part and starts it again over the same data. */
  restart(): Promise<void>
  /** Ends every part and deletes the data. */
  stop(): Promise<void>
}

/**
 * Starts the built stack like `npm start` does, apart from a developer's own: other
 * ports, and data in a temporary folder that is deleted in the end.
 *
 * @throws {Error} with everything the stack printed when it does not get up.
 */
export async function startStack(): Promise<Stack> {
  const data = await mkdtemp(join(tmpdir(), 'strongroom-e2e-'))
  const [wallet, sampleApp, waypoint, gateway, ...others] = await freePorts(9)
  const [local, saigon, relay, phone, docs] = others
  const env = {
    ...process.env,
    STRONGROOM_DATA: data,
    GATEWAY_OPERATOR_TOKEN: operatorToken,
    WALLET_PORT: String(wallet),
    SAMPLE_APP_PORT: String(sampleApp),
    WAYPOINT_PORT: String(waypoint),
    GATEWAY_PORT: String(gateway),
    CHAIN_1337_PORT: String(local),
    CHAIN_2021_PORT: String(saigon),
    RELAY_PORT: String(relay),
    PHONE_PORT: String(phone),
    DOCS_PORT: String(docs),
  }
  let running: ChildProcess | undefined
  const start = async () => {
    running = await launch(env)
  }
  const end = async () => {
    const child = running
    running = undefined
    if (child === undefined || child.exitCode !== null) return
    child.removeAllListeners('exit')
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    const killer = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await ended
    clearTimeout(killer)
  }
  await start()
  return {
    walletUrl: `http://localhost:${wallet}`,
    sampleAppUrl: `http://127.0.0.1:${sampleApp}`,
    waypointUrl: `http://127.0.0.1:${waypoint}`,
    phoneUrl: `http://127.0.0.1:${phone}`,
    relayUrl: `ws://127.0.0.1:${relay}`,
    gatewayUrl: `http://localhost:${gateway}`,
    rpcUrls: {
      1337: `http://127.0.0.1:${local}`,
      2021: `http://127.0.0.1:${saigon}`,
    },
    async restart() {
      await end()
      await start()
    },
    async stop() {
      await end()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function launch(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=@strongroom/source', 'scripts/stack/main.ts', '--no-build'],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let text = ''
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const fail = (reason: string) => {
    child.kill('SIGKILL')
    reject(new Error(`${reason}\n${text}`))
  }
  const timer = setTimeout(
    () => fail(`The stack was not ready after ${readyWithin / 1000} s.`),
    readyWithin,
  )
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      text += `${line}\n`
      if (line.startsWith('Strongroom is ready')) resolve()
    })
  child.once('exit', (code) => fail(`The stack ended with code ${code}.`))
  child.once('error', (error) => fail(error.message))
  await ready.finally(() => clearTimeout(timer))
  // The exit is the cause of every later failure.
  child.once('exit', (code) =>
    console.error(`The stack ended by itself with code ${code}.\n${text}`),
  )
  // The stack must not outlive the tests, however they end.
  process.once('exit', () => child.kill('SIGINT'))
  return child
}
