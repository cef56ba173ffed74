import { listSafeApps } from '../../reads/apps/listSafeApps.ts'
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'

export const safeAppRoutes: readonly Route[] = [
  callRoute('getSafeApps', (call) =>
    listSafeApps(call.gateway.config.safeApps, {
      chainId: call.chain().chainId,
      clientUrl: call.query('clientUrl') ?? call.query('client_url'),
      url: call.query('url'),
    }),
  ),
]
