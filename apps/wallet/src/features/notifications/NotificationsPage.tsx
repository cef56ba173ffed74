import { Skeleton, Stack } from '@strongroom/ui-kit'
import { Suspense } from 'react'
import { lazyAfterFirstScreen } from '../../core/firstScreen.ts'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { EmailCard } from './EmailCard.tsx'
import { useNotificationTexts } from './texts.ts'

// Below the first card; both ask the gateway before they show anything.
const PushCard = lazyAfterFirstScreen(
  async () => (await import('./PushCard.tsx')).PushCard,
)
const AccountCard = lazyAfterFirstScreen(
  async () => (await import('./AccountCard.tsx')).AccountCard,
)

/** How the safe reaches the owner: e-mail, push, and the account at the gateway. */
export function NotificationsPage() {
  const t = useNotificationTexts()
  return (
    <>
      <SettingsTop page="notifications" description={t('description')} />
      <Stack gap={5}>
        <EmailCard />
        <Suspense fallback={<Skeleton shape="block" lines={6} />}>
          <PushCard />
          <AccountCard />
        </Suspense>
      </Stack>
    </>
  )
}
