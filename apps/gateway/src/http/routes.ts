import { openapi } from './openapi.ts'
import { type Route, route } from './Route.ts'
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

const served: readonly Route[] = [
  ...healthRoutes,
  ...metricsRoutes,
  ...chainRoutes,
  ...safeRoutes,
  ...ownerRoutes,
  ...balanceRoutes,
  ...collectibleRoutes,
  ...overviewRoutes,
  ...queueRoutes,
  ...listRoutes,
  ...messageRoutes,
  ...delegateRoutes,
  ...callRoutes,
  ...contractRoutes,
  ...safeAppRoutes,
  ...relayRoutes,
  ...transactionRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...emailRoutes,
  ...notificationRoutes,
  ...outboxRoutes,
  ...recoveryRoutes,
  ...subscriptionRoutes,
  ...assetRoutes,
  ...explorerRoutes,
]

/** Everything that is served. */
export const routes: readonly Route[] = [
  ...served,
  route({
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    handle: () => openapi(routes),
  }),
]
