import type { Chain } from '@strongroom/devnet'
import { loadConfig } from '../../src/config/loadConfig.ts'
import { createGateway } from '../../src/createGateway.ts'
import type { Database } from '../../src/db/Database.ts'
import { createApp } from '../../src/http/createApp.ts'
import { serve } from '../../src/http/serve.ts'
import { startIndexer } from '../../src/indexer/startIndexer.ts'

export interface LiveApi {
  get<T>(path: string): Promise<T>
  /** Status and body. */
  post(path: string, body: unknown): Promise<[number, unknown]>
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
): Promise<LiveApi> {
  const config = loadConfig({ [`GATEWAY_RPC_${chainId}`]: rpcUrl })
  const chains = config.chains
    .filter((chain) => chain.chainId === String(chainId))
    .map((chain) => ({ ...chain, pollMs: 25 }))
  const gateway = createGateway({ ...config, chains }, db, silent)
  const server = await serve(createApp(gateway), {
    hosts: ['127.0.0.1'],
    port: 0,
  })
  const indexers = chains.map((chain) =>
    startIndexer({ db, chain, log: silent }),
  )
  await Promise.all(indexers.map((indexer) => indexer.ready))
  const base = `http://127.0.0.1:${server.port}`
  const headers = { 'content-type': 'application/json' }
  return {
    get: async <T>(path: string) =>
      (await (await fetch(`${base}${path}`, { headers })).json()) as T,
    post: async (path, body) => {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return [response.status, await response.json()]
    },
    close: async () => {
      await Promise.all(indexers.map((indexer) => indexer.stop()))
      await server.close()
    },
  }
}
