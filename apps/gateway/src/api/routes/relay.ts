import { relayTransaction } from '../../writes/relay/relayTransaction.ts'
import { relayCount, relayStatus } from '../../writes/relay/relayViews.ts'
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'

export const relayRoutes: readonly Route[] = [
  callRoute(
    'relayTransaction',
    (call, body) => relayTransaction(call.gateway, call.chain(), body),
    { limit: 'costly' },
  ),
  callRoute('getRelayStatus', (call) =>
    relayStatus(call.gateway, call.chain(), call.text('taskId')),
  ),
  callRoute(
    'getRelayCount',
    (call) => relayCount(call.gateway, call.chain(), call.address('address')),
    { ignores: ['safeTxHash'] },
  ),
]
