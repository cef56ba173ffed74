import type { Socket } from 'node:net'
import { readDeliveryLog } from '../notifications/webhooks/deliveryLog.ts'
import type { FolderStore } from '../platform/db/openPglite.ts'
import { packArchive } from './backup/archive.ts'
import { answerReindex } from './reindex/answerReindex.ts'

/** Request that a process sends to the socket of the folder to get a backup. */
export const backupRequest = 'backup\n'
/** Request to read again, followed by the order as JSON and a line feed. */
export const reindexRequest = 'reindex '
/** Request for the log of webhooks, followed by the filter as JSON. */
export const webhookLogRequest = 'webhooks '
const patience = 10_000
const longestRequest = 1_000

const answerWebhookLog = async (
  socket: Socket,
  filter: string,
  { db }: FolderStore,
): Promise<void> => {
  try {
    const lines = await readDeliveryLog(db, JSON.parse(filter))
    // The empty line shows that the log is whole.
    socket.end([...lines, '\n'].join('\n'))
  } catch {
    socket.destroy()
  }
}

const answer = (socket: Socket, line: string, store: FolderStore): void => {
  if (line.startsWith(reindexRequest)) {
    void answerReindex(socket, line.slice(reindexRequest.length), store.db)
    return
  }
  if (line.startsWith(webhookLogRequest)) {
    void answerWebhookLog(socket, line.slice(webhookLogRequest.length), store)
    return
  }
  // A backup that is cut short fails the check of the requesting process.
  if (`${line}\n` !== backupRequest) return void socket.destroy()
  store
    .dump()
    .then(packArchive)
    .then(
      (archive) => socket.end(archive),
      () => socket.destroy(),
    )
}

/** Does what another process of the same user asks for at the folder's socket. */
export function answerFolder(
  socket: Socket,
  open: () => FolderStore | undefined,
): void {
  let text = ''
  socket.setTimeout(patience, () => socket.destroy())
  socket.setEncoding('utf8')
  const read = (chunk: string) => {
    text += chunk
    const end = text.indexOf('\n')
    if (end === -1) {
      if (text.length > longestRequest) socket.destroy()
      return
    }
    socket.off('data', read)
    socket.setTimeout(0)
    const store = open()
    if (store === undefined) return void socket.end()
    answer(socket, text.slice(0, end), store)
  }
  socket.on('data', read)
}
