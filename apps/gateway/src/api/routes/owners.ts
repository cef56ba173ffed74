import { asc, eq } from 'drizzle-orm'
import { owner } from '../../platform/db/schema/chain.ts'
import { readOwnedSafes } from '../../reads/safes/readOwnedSafes.ts'
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
  callRoute('getOwnedSafes', async (call) => ({
    safes: await readOwnedSafes(
      call.gateway.db,
      call.chain().chainId,
      call.address('ownerAddress'),
    ),
  })),
  callRoute('getAllOwnedSafes', allChains),
  callRoute('getAllOwnedSafesV2', allChains),
  callRoute('getAllOwnedSafesV3', allChains),
]
