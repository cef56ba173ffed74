import { parentPort, workerData } from 'node:worker_threads'
import type { Transaction } from '@electric-sql/pglite'
import { confirmFrom } from './confirmLock.ts'
import { openStore } from './openStore.ts'
import {
  packError,
  type StoreReply,
  type StoreRequest,
} from './storeMessages.ts'

// The thread of the built-in store: requests of the main thread one after the
// other, as PGlite takes them.

const { folder, shared } = workerData as {
  folder: string
  shared: SharedArrayBuffer
}
const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread.')
const send = (reply: StoreReply) => port.postMessage(reply)

interface OpenTransaction {
  tx: Transaction
  end: (commit: boolean) => Promise<void>
}

const rolledBack = Symbol('rolled back')
const transactions = new Map<number, OpenTransaction>()

const asText = (value: string) => value
// Drizzle parses these time types itself.
const timeTypes = [1082, 1114, 1184, 1186, 1231, 1115, 1185, 1187, 1182]
const parsers = Object.fromEntries(timeTypes.map((type) => [type, asText]))

const open = openStore(
  folder,
  confirmFrom(folder, shared, () => send('confirm')),
)

const begin = async (number: number): Promise<void> => {
  const { client } = await open
  return new Promise((resolve, reject) => {
    const done = client.transaction(
      (tx) =>
        new Promise<void>((commit, abort) => {
          const end = (isCommit: boolean) => {
            transactions.delete(number)
            if (isCommit) commit()
            else abort(rolledBack)
            return done.catch((error) => {
              if (error !== rolledBack) throw error
            })
          }
          transactions.set(number, { tx, end })
          resolve()
        }),
    )
    done.catch(reject)
  })
}

const transactionOf = (number: number): OpenTransaction => {
  const found = transactions.get(number)
  if (found === undefined) throw new Error('Transaction is closed')
  return found
}

const answer = async (request: StoreRequest): Promise<unknown> => {
  const { client, stopStatistics } = await open
  switch (request.kind) {
    case 'query': {
      const { text, params, rowMode, tx } = request
      const options = { parsers, ...(rowMode && { rowMode }) }
      const by = tx === undefined ? client : transactionOf(tx).tx
      return by.query(text, params, options)
    }
    case 'exec': {
      const { text, tx } = request
      return (tx === undefined ? client : transactionOf(tx).tx).exec(text)
    }
    case 'begin':
      return begin(request.tx)
    case 'commit':
      return transactionOf(request.tx).end(true)
    case 'rollback':
      return transactionOf(request.tx).end(false)
    case 'dump':
      return client.dumpDataDir('none')
    case 'close':
      stopStatistics()
      await client.exec('checkpoint')
      return client.close()
  }
}

const reply = async (id: number, work: Promise<unknown>): Promise<void> => {
  try {
    send({ id, value: await work })
  } catch (error) {
    send({ id, error: packError(error) })
  }
}

void reply(
  0,
  open.then(() => undefined),
)
port.on('message', (request: StoreRequest) => {
  void reply(request.id, answer(request))
})
