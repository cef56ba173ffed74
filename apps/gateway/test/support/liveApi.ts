import type { Chain } from '@strongroom/devnet'
import { createApp } from '../../src/api/http/createApp.ts'
import { serve } from '../../src/api/http/serve.ts'
import {
  type StartIndexerOptions,
  startIndexer,
} from '../../src/chain/startIndexer.ts'
import { createGateway } from '../../src/main/createGateway.ts'
import type { ChainConfig } from '../../src/platform/config/Config.ts'
import { loadConfig } from '../../src/platform/config/loadConfig.ts'
import type { Database } from '../../src/platform/db/Database.ts'
import { checkAnswer } from './checkAnswer.ts'

export interface LiveApi {
  url: string
  get<T>(path: string): Promise<T>
  /** Status and body; undefined for an empty one. */
  post(path: string, body: unknown): Promise<[number, unknown]>
  delete(path: string, body: unknown): Promise<[number, unknown]>
  close(): Promise<void>
}

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** The real server and the real indexer, on the given store and chain. */
export async function startLiveApi(
  db: Database,
  { chainId, rpcUrl }: Pick<Chain, 'chainId' | 'rpcUrl'>,
  {
    patience,
    ...settings
  }: Partial<Pick<ChainConfig, 'pollMs' | 'wsUrl' | 'finality'>> &
    Pick<StartIndexerOptions, 'patience'> = {},
): Promise<LiveApi> {
  const config = loadConfig({ [`GATEWAY_RPC_${chainId}`]: rpcUrl })
  const chains = config.chains
    .filter((chain) => chain.chainId === String(chainId))
    .map((chain) => ({ ...chain, pollMs: 25, ...settings }))
  const gateway = createGateway({ ...config, chains }, db, silent)
  const server = await serve(createApp(gateway), {
    hosts: ['127.0.0.1'],
    port: 0,
  })
  const indexers = chains.map((chain) =>
    startIndexer({ db, chain, log: silent, patience }),
  )
  await Promise.all(indexers.map((indexer) => indexer.ready))
  const base = `http://127.0.0.1:${server.port}`
  const headers = { 'content-type': 'application/json' }
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { status } = response
    const text = await response.text()
    const type = response.headers.get('content-type')
    checkAnswer({ method, path, status, type, body: text })
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    return [status, answer] as [number, unknown]
  }
  return {
    url: base,
    get: async <T>(path: string) => (await send('GET', path))[1] as T,
    post: (path, body) => send('POST', path, body),
    delete: (path, body) => send('DELETE', path, body),
    close: async () => {
      await Promise.all(indexers.map((indexer) => indexer.stop()))
      await server.close()
    },
  }
}
