/**
 * Serves the gateway's lists over one store, on one port per way of serving
 * them, and a constant for comparison. Argument: folder of the store, unless
 * `DATABASE_URL` is set. Sends the ports to its parent.
 */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { createApp } from '../src/api/http/createApp.ts'
import { serve } from '../src/api/http/serve.ts'
import { loadChain } from '../src/chain/store/loadChain.ts'
import { createGateway } from '../src/main/createGateway.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import type { Gateway } from '../src/platform/Gateway.ts'
import { createPageCache } from '../src/platform/pages/createPageCache.ts'
import { queueSlice } from '../src/reads/lists/queuePage.ts'
import { withVersion } from '../src/reads/pages/readVersion.ts'
import { chainId, large, seedGateway, small } from './seedLists.ts'

const [folder, length] = process.argv.slice(2)
const config = loadConfig(process.env)
const store = await openDatabase({ url: config.databaseUrl, folder })
if (length !== undefined) await seedGateway(store.db, Number(length))
// The indexer reads the stored state of a chain before it starts to follow.
await loadChain(store.db, chainId)

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
const gateway = createGateway(config, store.db, silent)
// Others may write, too, as far as this one knows.
const shared: Gateway = {
  ...gateway,
  db: Object.create(store.db),
  pages: createPageCache(),
}
const listen = async (app: Hono) => {
  const { port } = await serve(app, { hosts: ['127.0.0.1'], port: 0 })
  return port
}
const bare = store.db
  .select({ json: sql<string>`page.json::text` })
  .from(sql`(${withVersion(queueSlice)}) as page(json)`)
  .prepare('bare')
const firstPage = {
  ...{ chainId, safe: small, nonce: -1, submitted: 0, hash: '0x' },
  ...{ limit: 21, offset: 0, known: null },
}
const text = JSON.stringify('x'.repeat(11_700))
const pathOf = (safe: string) =>
  `/v1/chains/${chainId}/safes/${safe}/transactions`
process.send?.({
  small: pathOf(small),
  large: pathOf(large),
  service: `/tx-service/${chainId}/api/v2/safes/${large}/multisig-transactions/?limit=20`,
  ports: {
    // The constant has the length of a page of the queue.
    constant: await listen(
      new Hono().all('*', (c) => {
        c.header('Content-Type', 'application/json; charset=utf-8')
        return c.body(text)
      }),
    ),
    // The statement of a page, named and sent as the store answers it.
    bare: await listen(
      new Hono().get('*', async (c) => {
        const [row] = await bare.execute(firstPage)
        c.header('Content-Type', 'application/json; charset=utf-8')
        return c.body(row?.json ?? '')
      }),
    ),
    // This app serves the lists as the gateway does.
    kept: await listen(createApp(gateway)),
    // This app reads each page's version from the store, as replicas must.
    asked: await listen(createApp(shared)),
    anew: await listen(createApp({ ...gateway, pages: createPageCache(0) })),
  },
})
process.on('message', (message) => {
  if (message === 'processor') {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1_000_000)
    return
  }
  void store.close().then(() => process.exit(0))
})
process.on('disconnect', () => process.exit(1))
