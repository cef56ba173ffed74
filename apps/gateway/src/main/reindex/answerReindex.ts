import type { Socket } from 'node:net'
import type { Database } from '../../platform/db/Database.ts'
import { followRepair, parseOrder, ReindexError } from './followRepair.ts'

/** One line of the answer, as JSON. The last one has a result or an error. */
export interface ReindexLine {
  progress?: string
  result?: string
  error?: string
}

/** Has an index repaired for a process that cannot open the store itself. */
export async function answerReindex(
  socket: Socket,
  text: string,
  db: Database,
): Promise<void> {
  const controller = new AbortController()
  socket.on('close', () => controller.abort())
  socket.resume()
  const send = (line: ReindexLine) => `${JSON.stringify(line)}\n`
  try {
    const order = parseOrder(text)
    if (order === undefined) throw new ReindexError('The order is not valid.')
    const result = await followRepair(db, order, {
      print: (progress) => socket.write(send({ progress })),
      signal: controller.signal,
    })
    socket.end(send({ result }))
  } catch (error) {
    const message =
      error instanceof ReindexError
        ? error.message
        : 'The store does not answer. Try again.'
    socket.end(send({ error: message }))
  }
}
