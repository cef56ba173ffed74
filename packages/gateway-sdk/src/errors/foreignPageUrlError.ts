import { GatewayError } from './gatewayError.ts'

/** A page link leaves the client's base URL. The request was not sent. */
export class ForeignPageUrlError extends GatewayError {
  override readonly name = 'ForeignPageUrlError'
}
