import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'

/** Modules, guards and the fallback handler, below the security settings. */
export const moduleRoutes = [
  createRoute({
    path: '/settings/modules',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./ModulesPage.tsx'), 'ModulesPage'),
  }),
] as const
