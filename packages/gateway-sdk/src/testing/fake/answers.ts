import type { GatewayCallName, GatewayResolver } from '../handlers/types.ts'

/** Answers that a store's state gives, for some of the calls. */
export type StateAnswers = {
  readonly [N in GatewayCallName]?: GatewayResolver<N>
}
