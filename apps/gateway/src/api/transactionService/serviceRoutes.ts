import type { Route } from '../http/Route.ts'
import { serviceChainRoutes } from './routes/chain.ts'
import { serviceDelegateRoutes } from './routes/delegates.ts'
import { serviceListRoutes } from './routes/lists.ts'
import { serviceMessageRoutes } from './routes/messages.ts'
import { serviceSafeRoutes } from './routes/safes.ts'
import { serviceTransactionRoutes } from './routes/transactions.ts'

/** Routes of the transaction service that scripts call, for each chain. */
export const serviceRoutes: readonly Route[] = [
  ...serviceChainRoutes,
  ...serviceSafeRoutes,
  ...serviceListRoutes,
  ...serviceTransactionRoutes,
  ...serviceMessageRoutes,
  ...serviceDelegateRoutes,
]
