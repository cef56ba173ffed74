import { openapi } from './openapi.ts'
import { type Route, route } from './Route.ts'
import { assetRoutes } from './routes/assets.ts'
import { balanceRoutes } from './routes/balances.ts'
import { callRoutes } from './routes/calls.ts'
import { chainRoutes } from './routes/chains.ts'
import { explorerRoutes } from './routes/explorer.ts'
import { healthRoutes } from './routes/health.ts'
import { listRoutes } from './routes/lists.ts'
import { overviewRoutes } from './routes/overviews.ts'
import { ownerRoutes } from './routes/owners.ts'
import { queueRoutes } from './routes/queue.ts'
import { safeRoutes } from './routes/safes.ts'
import { signedOutRoutes } from './routes/signedOut.ts'
import { transactionRoutes } from './routes/transactions.ts'

const served: readonly Route[] = [
  ...healthRoutes,
  ...chainRoutes,
  ...safeRoutes,
  ...ownerRoutes,
  ...balanceRoutes,
  ...overviewRoutes,
  ...queueRoutes,
  ...listRoutes,
  ...callRoutes,
  ...transactionRoutes,
  ...signedOutRoutes,
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
    handle: () => openapi(served),
  }),
]
