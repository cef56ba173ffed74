import { ConnectorError } from './ConnectorError.ts'

/** The wallet is not on the chain that something was prepared for. */
export class ChainMismatchError extends ConnectorError {
  /** The chain that it was prepared for. */
  readonly expected: number
  /** The chain the wallet is on. */
  readonly actual: number

  constructor(wallet: string, expected: number, actual: number) {
    super(
      'ChainMismatch',
      `"${wallet}" is on chain ${actual}, but this is for chain ${expected}. Switch the wallet's network and try again.`,
      { code: 4901 },
    )
    this.expected = expected
    this.actual = actual
  }
}
