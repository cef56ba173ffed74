import { address, hash, hex, semver, uint256 } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'

const relayBody = object({
  /** Version of the safe's contracts, such as `1.4.1`. */
  version: semver(),
  /** Safe, factory or MultiSend contract to call. */
  to: address(),
  /** Call data. */
  data: hex(),
  /** Gas units for the execution, decimal digits. */
  gasLimit: nullish(uint256()),
  /** EIP-712 hash of the transaction that owners sign. */
  safeTxHash: nullish(hash()),
  /** True sends it although a simulation was not possible. */
  acceptUnverifiedSimulation: nullish(boolean()),
})
export interface RelayBody extends Infer<typeof relayBody> {}
export const relayBodySchema: NamedObject<RelayBody> = named(
  'RelayBody',
  relayBody,
)
