import { GatewayError } from '../../errors/gatewayError.ts'

/** A test asked a fake gateway for something that cannot happen. */
export class FakeGatewayError extends GatewayError {
  override readonly name = 'FakeGatewayError'
}
