/**
 * An indexer in a process of its own, to be killed.
 * Arguments: folder of the store, URL of the node.
 */
import { desc } from 'drizzle-orm'
import { startIndexer } from '../../../src/chain/startIndexer.ts'
import { openDatabase } from '../../../src/platform/db/openDatabase.ts'
import {
  execution,
  indexer as indexerTable,
  safeState,
} from '../../../src/platform/db/schema/chain.ts'
import { parseRpcUrls } from '../../../src/platform/rpc/parseRpcUrl.ts'

const [folder = '', rpcUrl = ''] = process.argv.slice(2)
const { db } = await openDatabase({ folder })
const [row] = await db.select().from(indexerTable)
const [last] = await db
  .select()
  .from(safeState)
  .orderBy(desc(safeState.blockNumber))
  .limit(1)
const executions = await db.$count(execution)
const head = row?.head ?? -1
// The former process was killed: its writes are whole, or missing.
if ((last?.blockNumber ?? -1) > head || (last?.nonce ?? 0) !== executions) {
  throw new Error(`Torn at ${head}: ${JSON.stringify(last)} ${executions}`)
}
process.stdout.write('open\n')
const indexer = startIndexer({
  db,
  chain: {
    chainId: '1337',
    rpcUrls: parseRpcUrls(rpcUrl, 'rpcUrl'),
    finality: 8,
    pollMs: 5,
  },
  log: { info: () => undefined, warn: () => undefined },
})
await indexer.ready
process.stdout.write('ready\n')
