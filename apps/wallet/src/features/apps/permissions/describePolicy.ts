import type { SafeApp } from '@strongroom/gateway-sdk'
import { cleanText } from '@strongroom/ui-kit'
import type { useAppDetailsTexts } from '../list/detailsTexts.ts'

/** Names the wallets that an app allows to show it. */
export function describePolicy(
  { accessControl }: Pick<SafeApp, 'accessControl'>,
  t: ReturnType<typeof useAppDetailsTexts>,
): string {
  if (accessControl.type === 'NO_RESTRICTIONS') return t('everyWallet')
  if (accessControl.type !== 'DOMAIN_ALLOWLIST') return t('unknownRule')
  const value = accessControl.value as readonly string[] | null | undefined
  const origins = (value ?? []).slice(0, 10)
  if (origins.length === 0) return t('noWallet')
  return t('onlyOrigins', {
    origins: origins.map((origin) => cleanText(origin, 80).text).join(', '),
  })
}
