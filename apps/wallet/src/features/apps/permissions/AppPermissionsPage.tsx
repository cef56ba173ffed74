import '../apps.css'
import { EmptyState, LinkButton, Stack } from '@strongroom/ui-kit'
import { useAppSearch, useSafeHref } from '../../../app/navigation.ts'
import { PageTop } from '../../../app/PageTop.tsx'
import { useServices } from '../../../app/ServicesContext.ts'
import { useStore } from '../../../storage/useStore.ts'
import { openAppStores } from '../openAppStores.ts'
import { parseAppUrl } from '../parseAppUrl.ts'
import { listOrigins } from './listOrigins.ts'
import { OriginCard } from './OriginCard.tsx'

/** Permissions of each app, and the buttons that revoke them. */
export function AppPermissionsPage() {
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const link = useSafeHref()
  const memory = useStore(stores.apps)
  const permissions = useStore(stores.permissions)
  // The card is rendered from an app's own page, before its first request.
  const { appUrl } = useAppSearch()
  const origins = listOrigins(permissions, memory, parseAppUrl(appUrl)?.origin)
  return (
    <>
      <PageTop
        title="App permissions"
        description="What you allowed or refused, by web address. No permission lets an app move money: that always takes the owners’ signatures."
        actions={<LinkButton href={link('/apps')}>Back to apps</LinkButton>}
      />
      {origins.length === 0 ? (
        <EmptyState title="No app has asked for anything" icon="lock">
          <p>When one does, your answer is kept here and can be changed.</p>
        </EmptyState>
      ) : (
        <Stack gap={6}>
          {origins.map((entry) => (
            <OriginCard key={entry.origin} entry={entry} />
          ))}
        </Stack>
      )}
    </>
  )
}
