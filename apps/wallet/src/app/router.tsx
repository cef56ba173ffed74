import { EmptyState, ErrorState, LinkButton } from '@strongroom/ui-kit'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { href, parseSearch, stringifySearch } from '../core/href.ts'
import type { AppSearch } from '../core/navigation.ts'
import { PagePending } from '../core/PagePending.tsx'
import { SafeGate } from './safe/SafeGate.tsx'
import { AppShell } from './shell/AppShell.tsx'

/** Shown in place of a page that failed to load or to render. */
function RouteFailure({ error, reset }: { error: unknown; reset: () => void }) {
  const isStale = /dynamically imported|module script/i.test(
    error instanceof Error ? error.message : '',
  )
  return (
    <ErrorState
      error={error}
      title={
        isStale
          ? 'A part of the app could not be loaded'
          : 'This page ran into a problem'
      }
      onRetry={isStale ? () => location.reload() : reset}
    >
      <p>
        {isStale
          ? 'A new version may have been published, or the connection was lost. Load the page again.'
          : 'Nothing was signed or sent. Try again, or open another page.'}
      </p>
    </ErrorState>
  )
}

function NotFoundPage() {
  return (
    <EmptyState
      title={<h1 className="app-plain-title">There is no such page</h1>}
      icon="search"
      actions={
        <LinkButton variant="primary" href={href('/accounts')}>
          Go to my safes
        </LinkButton>
      }
    >
      <p>The address may be mistyped, or the page has moved.</p>
    </EmptyState>
  )
}

const rootRoute = createRootRoute({
  component: AppShell,
  notFoundComponent: NotFoundPage,
  validateSearch: (search: Record<string, unknown>): AppSearch => {
    const known: AppSearch = {}
    for (const name of ['safe', 'id', 'appUrl', 'token', 'nonce'] as const) {
      const value = search[name]
      if (typeof value === 'string' && value !== '') known[name] = value
    }
    return known
  },
})

const safeRoute = createRoute({
  id: 'safe',
  getParentRoute: () => rootRoute,
  component: SafeGate,
})

const routeTree = rootRoute.addChildren([
  createRoute({
    path: '/',
    getParentRoute: () => rootRoute,
    beforeLoad: () => {
      throw redirect({ to: '/accounts', replace: true })
    },
  }),
  createRoute({
    path: '/accounts',
    getParentRoute: () => rootRoute,
    component: lazyRouteComponent(
      () => import('../features/accounts/AccountsPage.tsx'),
      'AccountsPage',
    ),
  }),
  createRoute({
    path: '/new-safe',
    getParentRoute: () => rootRoute,
    component: lazyRouteComponent(
      () => import('../features/new-safe/NewSafePage.tsx'),
      'NewSafePage',
    ),
  }),
  safeRoute.addChildren([
    createRoute({
      path: '/home',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/home/HomePage.tsx'),
        'HomePage',
      ),
    }),
    createRoute({
      path: '/balances',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/balances/BalancesPage.tsx'),
        'BalancesPage',
      ),
    }),
    createRoute({
      path: '/transactions/queue',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/transactions/QueuePage.tsx'),
        'QueuePage',
      ),
    }),
    createRoute({
      path: '/transactions/history',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/transactions/HistoryPage.tsx'),
        'HistoryPage',
      ),
    }),
    createRoute({
      path: '/transactions/tx',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/transactions/TransactionPage.tsx'),
        'TransactionPage',
      ),
    }),
    createRoute({
      path: '/transactions/reject',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/transactions/RejectPage.tsx'),
        'RejectPage',
      ),
    }),
    createRoute({
      path: '/messages',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/messages/MessagesPage.tsx'),
        'MessagesPage',
      ),
    }),
    createRoute({
      path: '/messages/msg',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/messages/MessagePage.tsx'),
        'MessagePage',
      ),
    }),
    createRoute({
      path: '/messages/new',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/messages/NewMessagePage.tsx'),
        'NewMessagePage',
      ),
    }),
    createRoute({
      path: '/send',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/send/SendPage.tsx'),
        'SendPage',
      ),
    }),
    createRoute({
      path: '/settings',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/settings/SettingsPage.tsx'),
        'SettingsPage',
      ),
    }),
    createRoute({
      path: '/settings/apps',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/apps/permissions/AppPermissionsPage.tsx'),
        'AppPermissionsPage',
      ),
    }),
    createRoute({
      path: '/address-book',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/address-book/AddressBookPage.tsx'),
        'AddressBookPage',
      ),
    }),
    createRoute({
      path: '/apps',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/apps/list/AppsPage.tsx'),
        'AppsPage',
      ),
    }),
    createRoute({
      path: '/apps/open',
      getParentRoute: () => safeRoute,
      component: lazyRouteComponent(
        () => import('../features/apps/frame/OpenAppPage.tsx'),
        'OpenAppPage',
      ),
    }),
  ]),
])

/** The app's router; pages are loaded when first visited. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: PagePending,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
