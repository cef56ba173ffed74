import { HooksError } from '../errors/HooksError.ts'

/** A chain client cannot be made of the given options. */
export class ChainClientError extends HooksError {
  override readonly name = 'ChainClientError'
  readonly chainId: number

  constructor(chainId: number, message: string) {
    super(message)
    this.chainId = chainId
  }
}
