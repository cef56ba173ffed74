import { address, hash, hex, semver, uint256 } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'

const relayBody = object({
  /** Of the safe's contracts. */
  version: semver(),
  to: address(),
  data: hex(),
  gasLimit: nullish(uint256()),
  safeTxHash: nullish(hash()),
  acceptUnverifiedSimulation: nullish(boolean()),
})
export interface RelayBody extends Infer<typeof relayBody> {}
export const relayBodySchema: NamedObject<RelayBody> = named(
  'RelayBody',
  relayBody,
)
