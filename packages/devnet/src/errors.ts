/** Base of every error this package throws on purpose. */
export class DevnetError extends Error {
  override readonly name: string = 'DevnetError'
}

/** The requested port already has a listener on 127.0.0.1. */
export class PortInUseError extends DevnetError {
  override readonly name = 'PortInUseError'
  readonly port: number

  constructor(port: number) {
    super(
      `Port ${port} on 127.0.0.1 is already in use. Stop what listens there or choose another port.`,
    )
    this.port = port
  }
}

/** Anvil could not be started, or went away before it answered. */
export class ChainStartError extends DevnetError {
  override readonly name = 'ChainStartError'
  /** Output of anvil before it ended. */
  readonly output: string

  constructor(reason: string, output: string, options?: ErrorOptions) {
    super(
      output === '' ? reason : `${reason}\n${output.trim().slice(-2000)}`,
      options,
    )
    this.output = output
  }
}

/** Code on the chain is not what safe-deployments publishes. */
export class CodeHashError extends DevnetError {
  override readonly name = 'CodeHashError'
  readonly contract: string
  readonly expected: string
  readonly actual: string

  constructor(contract: string, expected: string, actual: string) {
    super(`${contract} has code hash ${actual} instead of ${expected}.`)
    this.contract = contract
    this.expected = expected
    this.actual = actual
  }
}
