import { and, asc, eq } from 'drizzle-orm'
import { owner } from '../../platform/db/schema/chain.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'

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
  callRoute('getOwnedSafes', async (call) => {
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
  }),
  callRoute('getAllOwnedSafes', allChains),
  callRoute('getAllOwnedSafesV2', allChains),
  callRoute('getAllOwnedSafesV3', allChains),
]
