import { createECDH } from 'node:crypto'
import { createApp } from '../../src/api/http/createApp.ts'
import { createGateway } from '../../src/main/createGateway.ts'
import { handleEvents } from '../../src/notifications/delivery/handleEvents.ts'
import { sendPushes } from '../../src/notifications/delivery/sendPushes.ts'
import { loadConfig } from '../../src/platform/config/loadConfig.ts'
import type { Database } from '../../src/platform/db/Database.ts'
import type { Gateway } from '../../src/platform/Gateway.ts'
import type { Api } from './api.ts'
import { checkAnswer } from './checkAnswer.ts'

const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')

/** Settings of a gateway that pushes to the given host. */
export const pushEnvironment = (host: string) => ({
  GATEWAY_VAPID_PUBLIC_KEY: publicKey,
  GATEWAY_VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
  GATEWAY_VAPID_SUBJECT: 'mailto:push@gateway.example',
  GATEWAY_PUSH_ALLOWED_HOSTS: host,
})

type Write = (
  path: string,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>

export interface NotifierApi extends Api {
  gateway: Gateway
  logged: unknown[]
  post: Write
  put: Write
  delete: Write
  /** Chooses the recipients and sends the messages. */
  notify(): Promise<void>
}

const json = { 'content-type': 'application/json' }

/** The API and the notifier, under a clock of the test's. */
export function createNotifierApi(
  db: Database,
  environment: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
  /** Address of the connected client. */
  peer?: string,
): NotifierApi {
  const logged: unknown[] = []
  const note = (...line: unknown[]) => {
    logged.push(...line)
  }
  const log = { info: note, warn: note, error: note }
  const gateway = createGateway(
    loadConfig({ GATEWAY_RATE_LIMIT: '100000', ...environment }),
    db,
    log,
    now,
  )
  const app = createApp(gateway)
  const send: Api['send'] = async (path, init) => {
    const response = await app.request(
      `http://localhost:5180${path}`,
      { ...init, headers: { host: 'localhost:5180', ...init.headers } },
      { incoming: { socket: { remoteAddress: peer } } },
    )
    checkAnswer({
      method: init.method ?? 'GET',
      path,
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.clone().text(),
    })
    return response
  }
  const write =
    (method: string): Write =>
    (path, body, headers = {}) =>
      send(path, {
        method,
        headers: { ...json, ...headers },
        body: JSON.stringify(body),
      })
  return {
    gateway,
    logged,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: write('POST'),
    put: write('PUT'),
    delete: write('DELETE'),
    notify: async () => {
      while ((await handleEvents(gateway)) > 0);
      while ((await sendPushes(gateway)) > 0);
    },
  }
}
