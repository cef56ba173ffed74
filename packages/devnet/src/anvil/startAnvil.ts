import { setTimeout as sleep } from 'node:timers/promises'
import { type ChainClient, createChainClient } from '../chainClient.ts'
import type { ChainId } from '../contracts/ChainContracts.ts'
import { ChainStartError, PortInUseError } from '../errors.ts'
import { freePort } from './freePort.ts'
import { type AnvilProcess, spawnAnvil } from './spawnAnvil.ts'

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
