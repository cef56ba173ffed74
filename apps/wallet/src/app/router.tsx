import { EmptyState } from '@strongroom/ui-kit'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ButtonLink } from '../core/ButtonLink.tsx'
import { PagePending } from '../core/PagePending.tsx'
import { PlainTitle } from '../core/PlainTitle.tsx'
import { rootRoute, safeRoute } from '../core/routes.ts'
import { parseSearch, stringifySearch } from '../core/search.ts'
import type { Services } from '../core/useServices.ts'
import { accountRoutes } from '../features/accounts/routes.ts'
import { addressBookRoutes } from '../features/address-book/routes.ts'
import { appRoutes } from '../features/apps/routes.ts'
import { balanceRoutes } from '../features/balances/routes.ts'
import { delegateRoutes } from '../features/delegates/routes.ts'
import { draftRoutes } from '../features/drafts/routes.ts'
import { handOverRoutes } from '../features/hand-over/routes.ts'
import { helpRoutes } from '../features/help/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { installRoutes } from '../features/install/routes.ts'
import { messageRoutes } from '../features/messages/routes.ts'
import { moduleRoutes } from '../features/modules/routes.ts'
import { nestedRoutes } from '../features/nested/routes.ts'
import { newSafeRoutes } from '../features/new-safe/routes.ts'
import { notificationRoutes } from '../features/notifications/routes.ts'
import { otherChainRoutes } from '../features/other-chains/routes.ts'
import { ownerRoutes } from '../features/owners/routes.ts'
import { recoveryRoutes } from '../features/recovery/routes.ts'
import { sendRoutes } from '../features/send/routes.ts'
import { settingsRoutes } from '../features/settings/routes.ts'
import { limitRoutes } from '../features/spending-limits/routes.ts'
import { transactionRoutes } from '../features/transactions/routes.ts'
import { versionRoutes } from '../features/version/routes.ts'
import { walletConnectRoutes } from '../features/wallet-connect/routes.ts'
import { RouteFailure } from './RouteFailure.tsx'
import { SafeGate } from './safe/SafeGate.tsx'
import { AppShell } from './shell/AppShell.tsx'
import { useAppTexts } from './texts.ts'

/** Shown for an address without a page. */
function NotFoundPage() {
  const t = useAppTexts()
  return (
    <EmptyState
      title={<PlainTitle>{t('notFound')}</PlainTitle>}
      icon="search"
      actions={
        <ButtonLink variant="primary" to="/accounts">
          {t('toAccounts')}
        </ButtonLink>
      }
    >
      <p>{t('notFoundText')}</p>
    </EmptyState>
  )
}

// The rooms of the features stand below the frame, so it is added here.
rootRoute.update({ component: AppShell, notFoundComponent: NotFoundPage })
safeRoute.update({ component: SafeGate })

const routeTree = rootRoute.addChildren([
  ...accountRoutes,
  ...newSafeRoutes,
  ...helpRoutes,
  ...installRoutes,
  safeRoute.addChildren([
    ...homeRoutes,
    ...balanceRoutes,
    ...transactionRoutes,
    ...draftRoutes,
    ...handOverRoutes,
    ...messageRoutes,
    ...sendRoutes,
    ...ownerRoutes,
    ...limitRoutes,
    ...nestedRoutes,
    ...settingsRoutes,
    ...recoveryRoutes,
    ...moduleRoutes,
    ...versionRoutes,
    ...notificationRoutes,
    ...delegateRoutes,
    ...otherChainRoutes,
    ...addressBookRoutes,
    ...appRoutes,
    ...walletConnectRoutes,
  ]),
])

/** The app's router; pages are loaded when first visited or pointed at. */
export function createAppRouter(services: Services, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: services,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: PagePending,
    scrollRestoration: true,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
