import type { Chain } from '@strongroom/devnet'
import type { RelayStatus } from '@strongroom/gateway-sdk'
import { type Hex, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { createApp } from '../../src/api/http/createApp.ts'
import { startIndexer } from '../../src/chain/startIndexer.ts'
import { createGateway } from '../../src/main/createGateway.ts'
import { loadConfig } from '../../src/platform/config/loadConfig.ts'
import type { Database } from '../../src/platform/db/Database.ts'
import { runRelayers } from '../../src/writes/relay/runRelayers.ts'
import { waitFor } from './waitFor.ts'

// The public phrase of every development chain.
const phrase = 'test test test test test test test test test test test junk'
const account = mnemonicToAccount(phrase, { addressIndex: 8 })
export const relayer = account.address
export const relayerKey = toHex(
  account.getHdKey().privateKey ?? new Uint8Array(),
)

export interface RelayApi {
  get<T>(path: string): Promise<T>
  relay(body: unknown): Promise<[status: number, answer: RelayAnswer]>
  status(taskId: string): Promise<RelayStatus>
  /** Waits until a call has ended. */
  ends(taskId: string): Promise<RelayStatus>
  left(address: string): Promise<number>
  /** One more loop that sends, as of another process; ends with the API. */
  startSender(): { stop(): Promise<void> }
  /** Waits until a safe is known here. */
  knows(safe: string): Promise<void>
  logged: unknown[]
  close(): Promise<void>
}

export interface RelayAnswer {
  taskId: string
  code?: unknown
  message?: string
}

export interface RelayApiOptions {
  db: Database
  chain: Pick<Chain, 'rpcUrl'>
  key?: Hex | undefined
  now?: () => number
  /** Whether anything is sent. */
  sends?: boolean
}

/** The API with the real indexer and the real relayer. */
export async function startRelayApi({
  db,
  chain,
  key = relayerKey,
  now = Date.now,
  sends = true,
}: RelayApiOptions): Promise<RelayApi> {
  const config = loadConfig({
    GATEWAY_RPC_1337: chain.rpcUrl,
    GATEWAY_RELAYER_KEY_1337: key,
  })
  const chains = config.chains
    .filter(({ chainId }) => chainId === '1337')
    .map((one) => ({ ...one, pollMs: 25 }))
  const logged: unknown[] = []
  const note = (...line: unknown[]) => {
    logged.push(...line)
  }
  const log = { info: note, warn: note, error: note }
  const gateway = createGateway({ ...config, chains }, db, log, now)
  const app = createApp(gateway)
  const indexers = chains.map((one) => startIndexer({ db, chain: one, log }))
  await Promise.all(indexers.map((indexer) => indexer.ready))
  const send = (path: string, init: RequestInit = {}) =>
    app.request(`http://localhost:5180/v1/chains/1337${path}`, {
      ...init,
      headers: { host: 'localhost:5180', 'content-type': 'application/json' },
    })
  const get = async <T>(path: string) => (await (await send(path)).json()) as T
  const status = (taskId: string) => get<RelayStatus>(`/relay/status/${taskId}`)
  const stops: (() => Promise<void>)[] = []
  const startSender = () => {
    const controller = new AbortController()
    const running = runRelayers(gateway, controller.signal)
    const stop = () => {
      controller.abort()
      return running
    }
    stops.push(stop)
    return { stop }
  }
  if (sends) startSender()
  return {
    get,
    logged,
    status,
    startSender,
    relay: async (body) => {
      const init = { method: 'POST', body: JSON.stringify(body) }
      const response = await send('/relay', init)
      return [response.status, (await response.json()) as RelayAnswer]
    },
    ends: (taskId) =>
      waitFor(
        () => status(taskId),
        (one) => one.status >= 200,
        20_000,
      ),
    left: async (address) =>
      (await get<{ remaining: number }>(`/relay/${address}`)).remaining,
    knows: async (safe) => {
      await waitFor(
        async () => (await send(`/safes/${safe}`)).status,
        (code) => code === 200,
      )
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await Promise.all(indexers.map((indexer) => indexer.stop()))
    },
  }
}
