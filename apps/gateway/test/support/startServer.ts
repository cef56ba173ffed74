import type { Config } from '../../src/config/Config.ts'
import { createGateway } from '../../src/createGateway.ts'
import type { Database } from '../../src/db/Database.ts'
import { createApp } from '../../src/http/createApp.ts'
import { serve } from '../../src/http/serve.ts'

const silent = { info: () => undefined, error: () => undefined }

export interface StartServerOptions {
  db: Database
  config: Config
  now?: () => number
}

/** The real server on a free port, without an indexer. */
export async function startServer({ db, config, now }: StartServerOptions) {
  const app = createApp(createGateway(config, db, silent, now))
  const server = await serve(app, { hosts: ['127.0.0.1'], port: 0 })
  return {
    url: `http://127.0.0.1:${server.port}`,
    close: () => server.close(),
  }
}
