import { createApp } from '../../src/api/http/createApp.ts'
import { serve } from '../../src/api/http/serve.ts'
import { createGateway } from '../../src/main/createGateway.ts'
import type { Config } from '../../src/platform/config/Config.ts'
import type { Database } from '../../src/platform/db/Database.ts'

const silent = { info: () => undefined, error: () => undefined }

export interface StartServerOptions {
  db: Database
  config: Config
  now?: () => number
}

/** The real server on a free port, without an indexer. */
export async function startServer({ db, config, now }: StartServerOptions) {
  const gateway = createGateway(config, db, silent, now)
  const app = createApp(gateway)
  const server = await serve(app, { hosts: ['127.0.0.1'], port: 0 })
  return {
    url: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await Promise.all([gateway.live.close(), server.close()])
    },
  }
}
