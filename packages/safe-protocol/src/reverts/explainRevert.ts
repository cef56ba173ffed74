import type { Hex } from 'viem'
import type { SafeVersion } from '../SafeVersion.ts'

/** Why a transaction of a safe reverted, for people. */
export interface RevertExplanation {
  /** `GS013` and the like, when a safe spoke. */
  code?: string
  /** The text that the contract gave, without interpretation. */
  reason?: string
  /** Whose refusal it is: the safe's, or that of a contract it called. */
  source: 'safe' | 'inner'
  /** One English sentence. */
  message: string
}

/**
 * Turns revert data (or an error text with a code in it) into a sentence. Up to 1.4.1 a
 * failing inner call shows as `GS013`; from 1.5.0 on its own revert data comes through, so
 * anything that is no code of Safe is the inner call's. The sentences load on first use.
 *
 * @example
 * ```ts
 * import { explainRevert } from '@strongroom/safe-protocol'
 *
 * const { message } = await explainRevert('execution reverted: GS026', {
 *   version: '1.4.1',
 * })
 * ```
 */
export async function explainRevert(
  error: Hex | string,
  options: { version?: SafeVersion | undefined } = {},
): Promise<RevertExplanation> {
  const { explain } = await import('./explain.ts')
  return explain(error, options.version)
}
