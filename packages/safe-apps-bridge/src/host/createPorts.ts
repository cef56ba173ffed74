import { createEnvelope } from './createEnvelope.ts'

/** A port given to one document, and the epoch it was given in. */
interface Given {
  port: MessagePort
  epoch: number
}

/**
 * Message ports given to documents of the app. A port dies with its document,
 * so its messages need no check of their origin.
 */
export function createPorts(options: {
  epoch: () => number
  /** Hands the other end to the document in the frame. */
  transfer: (message: object, port: MessagePort, origin: string) => void
  onMessage: (
    data: unknown,
    post: (message: object) => boolean,
    origin: string,
  ) => void
}) {
  const { epoch, transfer, onMessage } = options
  const given = new Set<Given>()

  const close = (entry: Given) => {
    given.delete(entry)
    entry.port.close()
  }

  return {
    /** Gives a port to a document of `origin`, unless one is in use. */
    offer(origin: string) {
      for (const entry of given) if (entry.epoch === epoch()) return
      const { port1: port, port2 } = new MessageChannel()
      const entry = { port, epoch: epoch() }
      const post = (message: object) => {
        if (!given.has(entry)) return false
        port.postMessage(message)
        return true
      }
      port.onmessage = ({ data }) => onMessage(data, post, origin)
      // Some browsers lack this event: the document with the other end is gone.
      port.addEventListener('close', () => given.delete(entry))
      given.add(entry)
      const message = createEnvelope('evt:port', { data: { event: 'port' } })
      transfer(message, port2, origin)
    },
    /** Closes the ports given before `since`. */
    closeOlder(since: number) {
      for (const entry of [...given]) if (entry.epoch < since) close(entry)
    },
  }
}
