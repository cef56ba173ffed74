import { createClient, custom, type EIP1193RequestFn } from 'viem'
import { createApp } from '../../src/api/http/createApp.ts'
import { createEventStreams } from '../../src/notifications/live/createEventStreams.ts'
import type { Config } from '../../src/platform/config/Config.ts'
import { loadConfig } from '../../src/platform/config/loadConfig.ts'
import { createDiskWatch } from '../../src/platform/db/createDiskWatch.ts'
import type { Database } from '../../src/platform/db/Database.ts'
import type { Gateway } from '../../src/platform/Gateway.ts'
import { createMetrics } from '../../src/platform/metrics/createMetrics.ts'
import { createPageCache } from '../../src/platform/pages/createPageCache.ts'
import { checkAnswer } from './checkAnswer.ts'

export interface Api {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
  delete(path: string, body: unknown): Promise<Response>
  send(path: string, init: RequestInit): Promise<Response>
}

export interface ApiOptions {
  db: Database
  config?: Config
  now?: () => number
  /** Answers the chain's RPC. */
  rpc?: (method: string, params: unknown) => unknown
}

const silent = { info: () => undefined, error: () => undefined }
const json = { 'content-type': 'application/json' }

/** The API without a network: its own store, and a chain made of a function. */
export function createApi({
  db,
  config = loadConfig({}),
  now = Date.now,
  rpc = (method) => {
    throw new Error(`Unexpected call of ${method}`)
  },
}: ApiOptions): Api {
  const request = (async ({ method, params }) =>
    rpc(method, params)) as EIP1193RequestFn
  const client = createClient({
    transport: custom({ request }, { retryCount: 0 }),
  })
  const gateway: Gateway = {
    db,
    config,
    now,
    log: silent,
    metrics: createMetrics(),
    disk: createDiskWatch(db),
    pages: createPageCache(),
    webhooks: () => [],
    live: createEventStreams({
      db,
      log: silent,
      databaseUrl: undefined,
      mostStreams: 10,
      mostOfClient: 10,
    }),
    nodes: new Map(),
    rpc: new Map(config.chains.map((chain) => [chain.chainId, client])),
  }
  const app = createApp(gateway)
  const send: Api['send'] = async (path, init) => {
    const response = await app.request(`http://localhost:5180${path}`, {
      ...init,
      headers: { host: 'localhost:5180', ...init.headers },
    })
    checkAnswer({
      method: init.method ?? 'GET',
      path,
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.clone().text(),
    })
    return response
  }
  const write = (method: string) => (path: string, body: unknown) =>
    send(path, {
      method,
      headers: json,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: write('POST'),
    delete: write('DELETE'),
  }
}

/** Reads a JSON answer whose shape the test knows. */
export async function read<T = Record<string, unknown>>(
  response: Response | Promise<Response>,
): Promise<T> {
  return (await (await response).json()) as T
}
