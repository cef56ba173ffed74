import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChain, startRelay } from '@strongroom/devnet'
import { relayerKey } from './relayerKey.ts'
import { seedDemo } from './seedDemo.ts'
import { buildDocs, serveDocs } from './serveDocs.ts'
import { root, type Settings } from './settings.ts'
import { startSites } from './startSites.ts'
import { vapidKeys } from './vapidKeys.ts'
import { writeSafeApps } from './writeSafeApps.ts'

const readyWithinMs = 60_000

/** Runs the gateway as its own process and waits until it serves. */
async function startGateway(settings: Settings, signal: AbortSignal) {
  const { ports, data } = settings
  const site = (port: number) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]
  const vapid = vapidKeys()
  const child = spawn(
    process.execPath,
    ['--conditions=@strongroom/source', join(root, 'apps/gateway/src/main.ts')],
    {
      cwd: root,
      // The channel closes with this process, however it ends; so does the gateway.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C reaches it through us, in order.
      detached: process.platform !== 'win32',
      env: {
        // Sends what safes ask for, on the chains of this machine.
        GATEWAY_RELAYER_KEY_1337: relayerKey(),
        GATEWAY_RELAYER_KEY_2021: relayerKey(),
        GATEWAY_SAFE_APPS: writeSafeApps(settings),
        GATEWAY_PRICES: join(root, 'scripts/stack/demoPrices.json'),
        GATEWAY_VAPID_PUBLIC_KEY: vapid.publicKey,
        GATEWAY_VAPID_PRIVATE_KEY: vapid.privateKey,
        GATEWAY_VAPID_SUBJECT: 'mailto:push@strongroom.example',
        // A push service under test on this machine.
        GATEWAY_PUSH_ALLOWED_HOSTS: '127.0.0.1',
        ...process.env,
        GATEWAY_PORT: String(ports.gateway),
        GATEWAY_PUBLIC_URL: settings.gatewayUrl,
        GATEWAY_DATA_DIR: join(data, 'gateway'),
        GATEWAY_RPC_1337: `http://127.0.0.1:${ports.chain1337}`,
        GATEWAY_RPC_2021: `http://127.0.0.1:${ports.chain2021}`,
        GATEWAY_ALLOWED_ORIGINS: [
          ...site(ports.wallet),
          ...site(ports.sampleApp),
          ...site(ports.waypoint),
          settings.allowedOrigins,
        ].join(','),
      },
    },
  )
  const log = createWriteStream(join(data, 'gateway.log'), { flags: 'a' })
  let tail = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-4000)
      log.write(chunk)
      if (settings.verbose) process.stdout.write(chunk)
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  let running = true
  void ended.then(() => {
    running = false
  })
  const stop = async () => {
    if (!running) return
    child.kill('SIGTERM')
    const killer = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(killer)
  }

  const until = Date.now() + readyWithinMs
  const url = `http://127.0.0.1:${ports.gateway}/health/ready`
  while (true) {
    if (signal.aborted) {
      await stop()
      throw signal.reason
    }
    if (!running) throw new Error(`The gateway did not start:\n${tail}`)
    if (Date.now() > until) {
      await stop()
      throw new Error(`The gateway was not ready after 60 s:\n${tail}`)
    }
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return { stop, ended }
    await sleep(100)
  }
}

export interface Stack {
  /** The addresses of all parts, for people. */
  table: string
  /** Resolves with a reason when a part ends by itself. */
  failed: Promise<string>
  stop(): Promise<void>
}

export interface StackOptions {
  signal: AbortSignal
  onStep(text: string): void
}

/** Starts every part, in the order in which they need each other. */
export async function startStack(
  settings: Settings,
  { signal, onStep }: StackOptions,
): Promise<Stack> {
  const { ports, data } = settings
  // Stopped in reverse order of starting.
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of stops.splice(0).reverse()) {
      await close().catch((error: unknown) => console.error(error))
    }
  }
  try {
    await mkdir(data, { recursive: true })
    onStep('Starting the chains …')
    const chains = await Promise.all(
      ([1337, 2021] as const).map(async (chainId) => {
        const chain = await startChain({
          chainId,
          port: ports[`chain${chainId}`],
          stateDir: join(data, `chain-${chainId}`),
        })
        stops.push(() => chain.stop())
        return chain
      }),
    )
    signal.throwIfAborted()

    onStep('Starting the gateway …')
    const gateway = await startGateway(settings, signal)
    stops.push(gateway.stop)
    signal.throwIfAborted()

    const relay = await startRelay({ port: ports.relay })
    stops.push(relay.close)
    const sites = await startSites(settings, chains)
    stops.push(sites.close)

    const marker = join(data, 'demo-data')
    await seedDemo({ chains, gatewayUrl: settings.gatewayUrl, marker, onStep })
    signal.throwIfAborted()

    const docs = await serveDocs({
      port: ports.docs,
      hosts: ['127.0.0.1', '::1'],
      build: settings.build ? buildDocs : undefined,
    })
    stops.push(docs.close)

    const rows: [string, string][] = [
      ['wallet', `http://localhost:${ports.wallet}`],
      ['sample app', `http://127.0.0.1:${ports.sampleApp}`],
      ['popup wallet', `http://127.0.0.1:${ports.waypoint}`],
      ['phone wallet', `http://127.0.0.1:${ports.phone}`],
      ['documentation', `http://localhost:${ports.docs}`],
      ['gateway', settings.gatewayUrl],
      ['chain 1337', `http://127.0.0.1:${ports.chain1337}`],
      ['chain 2021', `http://127.0.0.1:${ports.chain2021}`],
      ['data', data],
    ]
    return {
      table: rows
        .map(([name, address]) => `  ${name.padEnd(15)}${address}`)
        .join('\n'),
      failed: gateway.ended.then(
        (code) => `The gateway ended with code ${code}.`,
      ),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
