import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startChain, startRelay } from '@strongroom/devnet'
import { seedDemo } from './seedDemo.ts'
import type { Settings } from './settings.ts'
import { startGateway } from './startGateway.ts'
import { startSites } from './startSites.ts'

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

    const rows: [string, string][] = [
      ['wallet', `http://localhost:${ports.wallet}`],
      ['sample app', `http://127.0.0.1:${ports.sampleApp}`],
      ['popup wallet', `http://127.0.0.1:${ports.waypoint}`],
      ['phone wallet', `http://127.0.0.1:${ports.phone}`],
      ['gateway', settings.gatewayUrl],
      ['chain 1337', `http://127.0.0.1:${ports.chain1337}`],
      ['chain 2021', `http://127.0.0.1:${ports.chain2021}`],
      ['data', data],
    ]
    return {
      table: rows
        .map(([name, address]) => `  ${name.padEnd(14)}${address}`)
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
