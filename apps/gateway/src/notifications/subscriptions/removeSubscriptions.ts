import { and, eq, notExists, or, type SQL } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  device,
  deviceSubscription,
} from '../../platform/db/schema/notifications.ts'
import { whenGiven } from '../../reads/sql/whenGiven.ts'

export interface SubscriptionFilter {
  uuid: string
  chainId: string
  safe?: Address
  /**
   * Signer of the subscriptions: the zero address for unsigned ones, undefined
   * for all.
   */
  signer?: Address
}

const matches = ({
  uuid,
  chainId,
  safe,
  signer,
}: SubscriptionFilter): SQL | undefined =>
  and(
    eq(deviceSubscription.uuid, uuid.toLowerCase()),
    eq(deviceSubscription.chainId, chainId),
    ...whenGiven(safe, (x) => eq(deviceSubscription.safe, x)),
    ...whenGiven(signer, (x) => eq(deviceSubscription.signer, x)),
  )

/** Removes matching subscriptions, and devices that have none left. */
export async function removeSubscriptions(
  db: Database,
  filters: readonly SubscriptionFilter[],
): Promise<void> {
  if (filters.length === 0) return
  await db.transaction(async (tx) => {
    await tx.delete(deviceSubscription).where(or(...filters.map(matches)))
    await tx
      .delete(device)
      .where(
        and(
          or(...filters.map(({ uuid }) => eq(device.uuid, uuid.toLowerCase()))),
          notExists(
            tx
              .select()
              .from(deviceSubscription)
              .where(eq(deviceSubscription.uuid, device.uuid)),
          ),
        ),
      )
  })
}
