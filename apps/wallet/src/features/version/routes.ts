import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'

/** The version of the safe's contract, below the security settings. */
export const versionRoutes = [
  createRoute({
    path: '/settings/version',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./VersionPage.tsx'), 'VersionPage'),
  }),
] as const
