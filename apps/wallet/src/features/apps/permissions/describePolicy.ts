import type { SafeApp } from '@strongroom/gateway-sdk'
import { cleanText } from '@strongroom/ui-kit'

/** Names the wallets that an app allows to show it. */
export function describePolicy({
  accessControl,
}: Pick<SafeApp, 'accessControl'>): string {
  if (accessControl.type === 'NO_RESTRICTIONS') return 'Every wallet'
  if (accessControl.type !== 'DOMAIN_ALLOWLIST')
    return 'By a rule that this wallet does not know, so it stays closed'
  const value = accessControl.value as readonly string[] | null | undefined
  const origins = (value ?? []).slice(0, 10)
  if (origins.length === 0) return 'Nobody'
  return `Only ${origins.map((origin) => cleanText(origin, 80).text).join(', ')}`
}
