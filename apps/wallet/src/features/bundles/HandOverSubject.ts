import type { SafeSignature } from '@strongroom/safe-protocol'
import type { BundleSubject } from '@strongroom/safe-protocol/bundle'

/** What a page hands over: what it shows, with the signatures that it has proven. */
export type HandOverSubject = BundleSubject & {
  /** Version of the safe's contract, from the chain. */
  readonly safeVersion: string
  readonly signatures: readonly SafeSignature[]
}
