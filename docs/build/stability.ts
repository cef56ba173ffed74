import { read, sources } from './sources.ts'

/** How much the author of an app may rely on an export. */
export type Stability = 'stable' | 'experimental'

/** The version that an entry came with, and how far it may change. */
export interface EntryStatus {
  readonly since: string
  readonly stability: Stability
}

const firstRelease: EntryStatus = { since: '0.1.0', stability: 'stable' }

/**
 * Entries that may still change in a minor release: those that the README of
 * their package marks with *(experimental)*. A docstring overrides its entry with
 * `@since` or `@experimental`.
 */
export const experimentalEntries: readonly string[] = sources
  .filter((source) => /^packages\/[^/]+\/README\.md$/u.test(source))
  .flatMap((source) => findExperimental(read(source)))

/** The entries that a README marks as experimental. */
export function findExperimental(readme: string): string[] {
  return [
    ...readme.matchAll(/`@strongroom\/([\w/-]+)` \*\(experimental\)\*/gu),
  ].map(([, entry = '']) => entry)
}

/** The status of an entry, such as `gateway-sdk/live`. */
export const statusOf = (entry: string): EntryStatus =>
  experimentalEntries.includes(entry)
    ? { ...firstRelease, stability: 'experimental' }
    : firstRelease
