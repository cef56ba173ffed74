/**
 * Wallets that may show an app: the `accessControl` of its entry in the list of
 * apps.
 */
export interface AccessPolicy {
  type: string
  value?: unknown
}

/**
 * Whether an app lets this wallet show it. An unknown policy refuses.
 *
 * @example
 * ```ts
 * import { isHostAllowed } from '@strongroom/safe-apps-bridge/host'
 *
 * isHostAllowed(
 *   { type: 'DOMAIN_ALLOWLIST', value: ['https://wallet.example'] },
 *   'https://wallet.example',
 * ) // true
 * ```
 */
export function isHostAllowed(
  policy: AccessPolicy,
  hostOrigin: string,
): boolean {
  if (policy.type === 'NO_RESTRICTIONS') return true
  return (
    policy.type === 'DOMAIN_ALLOWLIST' &&
    Array.isArray(policy.value) &&
    policy.value.some((entry) => isOriginOf(entry, hostOrigin))
  )
}

function isOriginOf(url: unknown, origin: string): boolean {
  try {
    return origin !== 'null' && new URL(String(url)).origin === origin
  } catch {
    return false
  }
}
