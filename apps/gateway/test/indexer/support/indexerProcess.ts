/**
 * An indexer in a process of its own, to be killed.
 * Arguments: folder of the store, URL of the node.
 */
import { openDatabase } from '../../../src/db/openDatabase.ts'
import { startIndexer } from '../../../src/indexer/startIndexer.ts'

const [folder = '', rpcUrl = ''] = process.argv.slice(2)
const { db } = await openDatabase({ folder })
process.stdout.write('open\n')
const indexer = startIndexer({
  db,
  chain: { chainId: '1337', rpcUrl, finality: 8, pollMs: 5 },
  log: { info: () => undefined, warn: () => undefined },
})
await indexer.ready
process.stdout.write('ready\n')
