import type { Permission } from '../protocol/walletTypes.ts'

/** Options of granting and refusing. */
export interface PermissionTerms {
  /** Scope of the permission, for example one safe; undefined for all. */
  scope?: string | undefined
  /** Milliseconds since 1970 when it ends. */
  expires?: number | undefined
}

/** Permissions of apps, by origin. */
export interface PermissionStore {
  /** Names an app may ask for. */
  readonly capabilities: readonly string[]
  /** Permissions that an app has now. */
  get(origin: string, scope?: string): Permission[]
  /** Whether an app may, may not, or has never requested it. */
  check(
    origin: string,
    capability: string,
    scope?: string,
  ): 'granted' | 'denied' | 'unknown'
  /** Everything stored, refusals too, by origin: for a page of settings. */
  list(): ReadonlyMap<string, readonly Permission[]>
  grant(
    origin: string,
    capabilities: readonly string[],
    terms?: PermissionTerms,
  ): void
  deny(
    origin: string,
    capabilities: readonly string[],
    terms?: PermissionTerms,
  ): void
  /** Removes one capability of an app in all scopes, or all of them. */
  revoke(origin: string, capability?: string): void
  /** Calls `listener` with the origin whose permissions changed. */
  subscribe(listener: (origin: string) => void): () => void
}
