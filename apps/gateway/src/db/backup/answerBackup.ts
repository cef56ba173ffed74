import type { Socket } from 'node:net'
import { packArchive } from './archive.ts'

/** What a process asks for at the socket of the folder. */
export const backupRequest = 'backup\n'
const patience = 10_000

/** Sends a backup of the store to a process that asks for it. */
export function answerBackup(
  socket: Socket,
  dump: () => Promise<Blob> | undefined,
): void {
  let text = ''
  socket.setTimeout(patience, () => socket.destroy())
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    text += chunk
    if (text.length > backupRequest.length) socket.destroy()
    if (text !== backupRequest) return
    socket.setTimeout(0)
    // Cut short, it fails the check of the one that asked.
    const image = dump()
    if (image === undefined) return void socket.end()
    image.then(packArchive).then(
      (archive) => socket.end(archive),
      () => socket.destroy(),
    )
  })
}
