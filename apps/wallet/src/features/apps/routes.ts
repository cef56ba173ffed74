import { createRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

// A link to an app need not name a safe; it is chosen then.
const ChooseSafe = lazy(async () => {
  const { ChooseSafe: component } = await import('./frame/ChooseSafe.tsx')
  return { default: component }
})

/** Apps, an open app, and what apps may do. */
export const appRoutes = [
  createRoute({
    path: '/apps',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./list/AppsPage.tsx'), 'AppsPage'),
  }),
  createRoute({
    path: '/apps/open',
    getParentRoute: () => safeRoute,
    validateSearch: ({ appUrl }: RawSearch) => ({ appUrl: text(appUrl) }),
    staticData: { withoutSafe: ChooseSafe },
    component: lazyPage(() => import('./frame/OpenAppPage.tsx'), 'OpenAppPage'),
  }),
  createRoute({
    path: '/settings/apps',
    getParentRoute: () => safeRoute,
    validateSearch: ({
      appUrl,
    }: RawSearch): { appUrl?: string | undefined } => ({
      appUrl: text(appUrl),
    }),
    component: lazyPage(
      () => import('./permissions/AppPermissionsPage.tsx'),
      'AppPermissionsPage',
    ),
  }),
] as const
