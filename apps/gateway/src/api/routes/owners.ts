import {
  allOwnedSafesSchema,
  ownedSafesSchema,
} from '@strongroom/gateway-schemas'
import { and, asc, eq } from 'drizzle-orm'
import { owner } from '../../platform/db/schema/chain.ts'
import type { Call } from '../http/Call.ts'
import { type Route, route } from '../http/Route.ts'

const allChains = async (call: Call) => {
  const address = call.address('ownerAddress')
  const { db, config } = call.gateway
  const rows = await db
    .select({ chainId: owner.chainId, safe: owner.safe })
    .from(owner)
    .where(eq(owner.owner, address))
    .orderBy(asc(owner.safe))
  return Object.fromEntries(
    config.chains.map(({ chainId }) => [
      chainId,
      rows.filter((row) => row.chainId === chainId).map((row) => row.safe),
    ]),
  )
}

export const ownerRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v1/chains/:chainId/owners/:ownerAddress/safes',
    operationId: 'getOwnedSafes',
    summary: 'Safes an address owns on a chain',
    response: ownedSafesSchema,
    handle: async (call) => {
      const rows = await call.gateway.db
        .select({ safe: owner.safe })
        .from(owner)
        .where(
          and(
            eq(owner.chainId, call.chain().chainId),
            eq(owner.owner, call.address('ownerAddress')),
          ),
        )
        .orderBy(asc(owner.safe))
      return { safes: rows.map((row) => row.safe) }
    },
  }),
  ...(['v1', 'v2', 'v3'] as const).map((generation) =>
    route({
      method: 'get',
      path: `/${generation}/owners/:ownerAddress/safes`,
      operationId: `getAllOwnedSafes${generation === 'v1' ? '' : generation.toUpperCase()}`,
      summary: 'Safes an address owns, by chain',
      response: allOwnedSafesSchema,
      handle: allChains,
    }),
  ),
]
