import { safeAppsSchema } from '@strongroom/gateway-schemas'
import { listSafeApps } from '../../reads/apps/listSafeApps.ts'
import { type Route, route } from '../http/Route.ts'
import { textParameter } from '../openapi/parameters.ts'

export const safeAppRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v1/chains/:chainId/safe-apps',
    operationId: 'getSafeApps',
    summary: 'Apps that may run inside a wallet',
    query: {
      clientUrl: textParameter(
        'Origin of the wallet; without it only apps open to all',
      ),
      client_url: textParameter('Older name of clientUrl'),
      url: textParameter('URL of one app'),
    },
    response: safeAppsSchema,
    handle: (call) =>
      listSafeApps(call.gateway.config.safeApps, {
        chainId: call.chain().chainId,
        clientUrl: call.query('clientUrl') ?? call.query('client_url'),
        url: call.query('url'),
      }),
  }),
]
