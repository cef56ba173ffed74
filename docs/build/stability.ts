/** How much the author of an app may rely on an export. */
export type Stability = 'stable' | 'experimental'

/** The version that an entry came with, and how far it may change. */
export interface EntryStatus {
  readonly since: string
  readonly stability: Stability
}

const firstRelease: EntryStatus = { since: '0.1.0', stability: 'stable' }

/**
 * Entries that may still change in a minor release. A docstring overrides its
 * entry with `@since` or `@experimental`.
 */
const experimental = new Set([
  ...['connectors/walletconnect-account', 'gateway-sdk/live'],
  ...['react-hooks/clear-signing', 'safe-protocol/description'],
])

/** The status of an entry, such as `gateway-sdk/live`. */
export const statusOf = (entry: string): EntryStatus =>
  experimental.has(entry)
    ? { ...firstRelease, stability: 'experimental' }
    : firstRelease

export const experimentalEntries: readonly string[] = [...experimental]
