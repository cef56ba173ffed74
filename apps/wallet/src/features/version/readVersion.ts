import {
  getMigration,
  identifyContract,
  type KnownSafeContract,
  type SafeMigration,
} from '@strongroom/safe-protocol'
import type { SafeState } from '../../chain/readSafeState.ts'

/** What a safe runs, and why there is an update or none. */
export type SafeVersionState =
  | { kind: 'unknown' }
  /** A version before 1.3.0, which has no official way to a newer one here. */
  | { kind: 'old' }
  | { kind: 'newest'; code: KnownSafeContract }
  /** The network is known to lack the next version. */
  | { kind: 'noNext'; code: KnownSafeContract }
  | {
      kind: 'update'
      code: KnownSafeContract
      migration: SafeMigration
      /** An owner chose a handler that is not Safe's: it stays. */
      keepsHandler: boolean
    }

/**
 * Reads from the state on the chain which version a safe runs, and which official
 * update comes next. Code hashes are not checked here.
 */
export function readVersion(
  state: Pick<SafeState, 'singleton' | 'version' | 'fallbackHandler'>,
  chainId: string,
): SafeVersionState {
  const code = identifyContract(state.singleton)
  if (code?.name !== 'singleton' && code?.name !== 'singletonL2')
    return /^(0\.|1\.[012]\.)/.test(state.version)
      ? { kind: 'old' }
      : { kind: 'unknown' }
  if (code.version === '1.5.0') return { kind: 'newest', code }
  const { fallbackHandler } = state
  const keepsHandler =
    fallbackHandler !== null && identifyContract(fallbackHandler) === undefined
  const migration = getMigration({
    singleton: state.singleton,
    chainId: Number(chainId),
    keepsHandler,
  })
  return migration
    ? { kind: 'update', code, migration, keepsHandler }
    : { kind: 'noNext', code }
}
