import { createServer } from 'node:net'
import { type Part, portVariables } from './settings.ts'

/** A port of the stack that another program already listens on. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError'
  readonly part: Part
  readonly port: number

  constructor(part: Part, port: number) {
    super(
      `Port ${port} is already in use. Stop the program that listens there, or choose another port with ${portVariables[part].name}.`,
    )
    this.part = part
    this.port = port
  }
}

/** Throws `PortInUseError` for the first port that is taken. */
export async function checkPorts(ports: Record<Part, number>): Promise<void> {
  for (const [part, port] of Object.entries(ports) as [Part, number][]) {
    if (!(await isPortFree(port))) throw new PortInUseError(part, port)
  }
}

/** Whether no program listens on the port, on either loopback address. */
export async function isPortFree(port: number): Promise<boolean> {
  // Both loopback addresses: a browser may take either for "localhost".
  for (const host of ['127.0.0.1', '::1']) {
    const code = await listenOnce(port, host)
    if (code === 'EADDRINUSE' || code === 'EACCES') return false
  }
  return true
}

function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
