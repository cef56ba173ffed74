import { BridgeError } from './BridgeError.ts'

/** The host did not answer in time. */
export class BridgeTimeoutError extends BridgeError {
  override readonly name = 'BridgeTimeoutError'
  declare readonly method: string
  /** Milliseconds waited. */
  declare readonly timeout: number

  constructor(method: string, timeout: number) {
    super(`The wallet did not answer "${method}" within ${timeout} ms.`, {
      code: -32000,
    })
    this.method = method
    this.timeout = timeout
  }
}
