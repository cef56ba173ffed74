import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, readSigned, text } from '../../core/search.ts'

/** Messages that are signed off the chain. */
export const messageRoutes = [
  createRoute({
    path: '/messages',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./MessagesPage.tsx'), 'MessagesPage'),
  }),
  createRoute({
    path: '/messages/msg',
    getParentRoute: () => safeRoute,
    validateSearch: (search: RawSearch) => ({
      id: text(search['id']),
      ...readSigned(search),
    }),
    component: lazyPage(() => import('./MessagePage.tsx'), 'MessagePage'),
  }),
  createRoute({
    path: '/messages/verify',
    getParentRoute: () => safeRoute,
    component: lazyPage(
      () => import('./VerifyMessagePage.tsx'),
      'VerifyMessagePage',
    ),
  }),
  createRoute({
    path: '/messages/new',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./NewMessagePage.tsx'), 'NewMessagePage'),
  }),
] as const
