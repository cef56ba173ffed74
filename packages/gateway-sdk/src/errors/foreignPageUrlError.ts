import { GatewayError } from './gatewayError.ts'

/** A page link leaves the client's base URL. Nothing was sent. */
export class ForeignPageUrlError extends GatewayError {
  override readonly name = 'ForeignPageUrlError'
}
