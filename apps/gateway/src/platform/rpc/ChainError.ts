/** Base of every error of reading a chain: of its nodes, and of its index. */
export class ChainError extends Error {
  override readonly name: string = 'ChainError'
}

/** The node serves another chain than the configuration names. */
export class WrongChainError extends ChainError {
  override readonly name = 'WrongChainError'
  readonly expected: string
  readonly actual: string

  constructor(expected: string, actual: string) {
    super(`The node serves chain ${actual}, not chain ${expected}.`)
    this.expected = expected
    this.actual = actual
  }
}
