import type { EncodedBody } from '../platform/pages/EncodedBody.ts'
import { EncodedJson } from '../platform/pages/EncodedBody.ts'
import type { Call } from './http/Call.ts'
import { type Route, route } from './http/Route.ts'
import { openapiSchema } from './http/serverSchemas.ts'
import { openapi, type RouteGroup } from './openapi/openapi.ts'
import type { ReferenceDocument } from './openapi/readOperations.ts'
import { referencePage } from './openapi/referencePage.ts'
import { accountRoutes } from './routes/accounts.ts'
import { assetRoutes } from './routes/assets.ts'
import { authRoutes } from './routes/auth.ts'
import { balanceRoutes } from './routes/balances.ts'
import { callRoutes } from './routes/calls.ts'
import { chainRoutes } from './routes/chains.ts'
import { collectibleRoutes } from './routes/collectibles.ts'
import { contractRoutes } from './routes/contracts.ts'
import { delegateRoutes } from './routes/delegates.ts'
import { emailRoutes } from './routes/emails.ts'
import { eventRoutes } from './routes/events.ts'
import { explorerRoutes } from './routes/explorer.ts'
import { healthRoutes } from './routes/health.ts'
import { listRoutes } from './routes/lists.ts'
import { messageRoutes } from './routes/messages.ts'
import { metricsRoutes } from './routes/metrics.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { outboxRoutes } from './routes/outbox.ts'
import { overviewRoutes } from './routes/overviews.ts'
import { ownerRoutes } from './routes/owners.ts'
import { queueRoutes } from './routes/queue.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { relayRoutes } from './routes/relay.ts'
import { safeAppRoutes } from './routes/safeApps.ts'
import { safeRoutes } from './routes/safes.ts'
import { subscriptionRoutes } from './routes/subscriptions.ts'
import { transactionRoutes } from './routes/transactions.ts'
import { userRoutes } from './routes/users.ts'
import { serviceRoutes } from './transactionService/serviceRoutes.ts'

/** Makes a body once for each address: it is the same while the process runs. */
const once = (make: (publicUrl: string) => EncodedBody) => {
  const bodies = new Map<string, EncodedBody>()
  return ({ gateway }: Pick<Call, 'gateway'>): EncodedBody => {
    const { publicUrl } = gateway.config
    const body = bodies.get(publicUrl) ?? make(publicUrl)
    bodies.set(publicUrl, body)
    return body
  }
}

const served: readonly RouteGroup[] = [
  {
    tag: 'Chains',
    description: 'The chains that are served, and their contracts',
    routes: [...chainRoutes, ...contractRoutes],
  },
  {
    tag: 'Safes',
    description: 'State, owners and holdings of safes',
    routes: [
      ...safeRoutes,
      ...ownerRoutes,
      ...overviewRoutes,
      ...balanceRoutes,
      ...collectibleRoutes,
    ],
  },
  {
    tag: 'Transactions',
    description: 'The queue, the history, proposals and confirmations',
    routes: [
      ...queueRoutes,
      ...listRoutes,
      ...transactionRoutes,
      ...callRoutes,
      ...relayRoutes,
    ],
  },
  {
    tag: 'Messages',
    description: 'Messages that owners sign in the name of a safe',
    routes: messageRoutes,
  },
  {
    tag: 'Delegates',
    description: 'Who may propose in the name of an owner',
    routes: delegateRoutes,
  },
  {
    tag: 'Apps',
    description: 'Apps that run inside a wallet',
    routes: safeAppRoutes,
  },
  {
    tag: 'Accounts',
    description: 'Signing in, and what an account has decided',
    routes: [...authRoutes, ...accountRoutes, ...userRoutes],
  },
  {
    tag: 'Notifications',
    description:
      'Streams of events, devices, e-mail addresses and recovery alerts',
    routes: [
      ...eventRoutes,
      ...notificationRoutes,
      ...emailRoutes,
      ...recoveryRoutes,
      ...subscriptionRoutes,
      ...outboxRoutes,
    ],
  },
  {
    tag: 'Transaction service',
    description:
      'The calls of scripts that were written for the transaction service',
    routes: serviceRoutes,
  },
  {
    tag: 'Server',
    description: 'Health, figures and pages of the server itself',
    routes: [
      ...healthRoutes,
      ...metricsRoutes,
      ...assetRoutes,
      ...explorerRoutes,
      route({
        method: 'get',
        path: '/',
        operationId: 'showReference',
        summary: 'This reference as a page',
        produces: 'text/html',
        handle: once((publicUrl) =>
          referencePage(
            openapi(served, publicUrl) as unknown as ReferenceDocument,
          ),
        ),
      }),
      route({
        method: 'get',
        path: '/openapi.json',
        operationId: 'getOpenapi',
        summary: 'This document',
        response: openapiSchema,
        handle: once(
          (publicUrl) => new EncodedJson(openapi(served, publicUrl)),
        ),
      }),
    ],
  },
]

/** Everything that is served, under the headings of the document. */
export const routeGroups: readonly RouteGroup[] = served

/** Everything that is served. */
export const routes: readonly Route[] = served.flatMap((group) => group.routes)
