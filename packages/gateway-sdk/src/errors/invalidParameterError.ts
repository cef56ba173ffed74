import { GatewayError } from './gatewayError.ts'

/**
 * A parameter or an option is missing or malformed. The request was not sent.
 */
export class InvalidParameterError extends GatewayError {
  override readonly name = 'InvalidParameterError'
  declare readonly parameter: string

  constructor(parameter: string) {
    super(`The parameter "${parameter}" is missing or malformed.`, {
      parameter,
    })
  }
}
