import { GatewayError } from '../../errors/gatewayError.ts'

/** A test called for a state of a fake gateway that cannot exist. */
export class FakeGatewayError extends GatewayError {
  override readonly name = 'FakeGatewayError'
}
