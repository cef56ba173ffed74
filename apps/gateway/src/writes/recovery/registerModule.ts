import { and, count, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { indexer } from '../../platform/db/schema/chain.ts'
import { recoveryModule } from '../../platform/db/schema/notifications.ts'
import { forbidden, RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import type { Session } from '../auth/findSession.ts'

export interface ModuleRef {
  chainId: string
  safe: Address
  module: Address
}

const mostModules = 10

/**
 * The signed-in one must own the safe, on the chain that was signed in for.
 *
 * @throws RefusalError `unauthenticated`, or `not-indexed` for an unknown safe.
 */
const requireSafeOwner = async (
  { db }: Gateway,
  { chainId, safe }: ModuleRef,
  session: Session,
) => {
  if (session.chainId !== chainId)
    throw new RefusalError('unauthenticated', 'Unauthorized')
  const { state } = await readSafe(db, chainId, safe)
  if (!state.owners.includes(session.address)) {
    throw new RefusalError('unauthenticated', 'Unauthorized')
  }
  return state
}

const isRow = ({ chainId, safe, module }: ModuleRef) =>
  and(
    eq(recoveryModule.chainId, chainId),
    eq(recoveryModule.safe, safe),
    eq(recoveryModule.module, module),
  )

/**
 * Has a module watched, so that owners are warned of the transactions it
 * starts.
 *
 * @throws RefusalError `unauthenticated`, `forbidden` when the module is not
 * enabled, `not-found` or `invalid`.
 */
export async function registerModule(
  gateway: Gateway,
  ref: ModuleRef,
  session: Session,
): Promise<void> {
  const state = await requireSafeOwner(gateway, ref, session)
  if (!state.modules.includes(ref.module)) throw forbidden()
  const { chainId, safe } = ref
  await gateway.db.transaction(async (tx) => {
    const [head] = await tx
      .select({ block: indexer.head })
      .from(indexer)
      .where(eq(indexer.chainId, chainId))
    await tx
      .insert(recoveryModule)
      .values({
        ...ref,
        registeredBy: session.address,
        created: gateway.now(),
        fromBlock: head?.block ?? 0,
      })
      .onConflictDoNothing()
    const [modules] = await tx
      .select({ number: count() })
      .from(recoveryModule)
      .where(
        and(eq(recoveryModule.chainId, chainId), eq(recoveryModule.safe, safe)),
      )
    if ((modules?.number ?? 0) > mostModules) {
      throw new RefusalError('invalid', 'Too many recovery modules')
    }
  })
}

/**
 * Has a module watched no longer.
 *
 * @throws RefusalError `unauthenticated` or `not-found`.
 */
export async function removeModule(
  gateway: Gateway,
  ref: ModuleRef,
  session: Session,
): Promise<void> {
  await requireSafeOwner(gateway, ref, session)
  await gateway.db.delete(recoveryModule).where(isRow(ref))
}
