/** The host's port to this document. */
export interface HostPort {
  /** False once an answer is overdue: the other end may be gone. */
  isAlive: boolean
  post(message: unknown): void
  close(): void
}

/** Listens to a port that the host transferred. */
export function openPort(
  port: MessagePort,
  receive: (message: unknown) => void,
): HostPort {
  const opened = {
    isAlive: true,
    post: (message: unknown) => port.postMessage(message),
    close: () => port.close(),
  }
  port.addEventListener('message', ({ data }) => {
    opened.isAlive = true
    receive(data)
  })
  port.addEventListener('close', () => {
    opened.isAlive = false
  })
  port.start()
  return opened
}
