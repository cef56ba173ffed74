import {
  relayBodySchema,
  relayCountSchema,
  relayStatusSchema,
  relayTaskSchema,
} from '@strongroom/gateway-schemas'
import { relayTransaction } from '../../writes/relay/relayTransaction.ts'
import { relayCount, relayStatus } from '../../writes/relay/relayViews.ts'
import { type Route, route } from '../http/Route.ts'

const path = '/v1/chains/:chainId/relay'

export const relayRoutes: readonly Route[] = [
  route({
    method: 'post',
    path,
    operationId: 'relayTransaction',
    summary: "Sends a call of a safe, or creates one, at the gateway's cost",
    limit: 'costly',
    body: relayBodySchema,
    response: relayTaskSchema,
    status: 201,
    handle: (call, body) => relayTransaction(call.gateway, call.chain(), body),
  }),
  route({
    method: 'get',
    path: `${path}/status/:taskId`,
    operationId: 'getRelayStatus',
    summary: 'What became of a relayed call',
    response: relayStatusSchema,
    handle: (call) =>
      relayStatus(call.gateway, call.chain(), call.text('taskId')),
  }),
  route({
    method: 'get',
    path: `${path}/:account`,
    operationId: 'getRelayCount',
    summary: "What is left of a day's relayed calls",
    response: relayCountSchema,
    handle: (call) =>
      relayCount(call.gateway, call.chain(), call.address('account')),
  }),
]
