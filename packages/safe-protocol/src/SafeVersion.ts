/** The versions of the Safe contracts that this package writes for. */
export type SafeVersion = '1.3.0' | '1.4.1' | '1.5.0'

/** Every {@link SafeVersion}, oldest first. */
export const safeVersions = ['1.3.0', '1.4.1', '1.5.0'] as const
