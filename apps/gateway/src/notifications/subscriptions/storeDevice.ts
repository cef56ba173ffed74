import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Address, zeroAddress } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { owner } from '../../platform/db/schema/chain.ts'
import {
  device,
  deviceSubscription,
} from '../../platform/db/schema/notifications.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { NotificationType } from './notificationTypes.ts'

export interface Device {
  uuid: string
  type: 'ANDROID' | 'IOS' | 'WEB'
  token: string
}

export interface Wanted {
  chainId: string
  safe: Address
  /** Proven signer of the device, or the zero address. */
  signer: Address
  types: readonly NotificationType[]
}

const mostPerDevice = 400
const mostPerSigner = 50
const mostPerSafe = 1_000

const tooManySafes = () =>
  new RefusalError('rejected', 'Too many safes for one device')

/**
 * A safe with too many subscribers drops the oldest ones, owners of the safe
 * last, so that strangers cannot crowd them out.
 */
const trim = async (
  tx: Database,
  chainId: string,
  safes: readonly Address[],
): Promise<void> => {
  const s = deviceSubscription
  await tx.execute(sql`
    delete from ${s} where (uuid, chain_id, safe, signer) in (
      select uuid, chain_id, safe, signer from ${s}
      where (uuid, chain_id, safe, signer) in (
      select uuid, chain_id, safe, signer from (
        select uuid, chain_id, safe, signer,
          row_number() over (
            partition by safe, signer order by created desc, uuid
          ) as of_signer,
          row_number() over (
            partition by safe order by exists (
              select 1 from ${owner} o where o.chain_id = s.chain_id
                and o.safe = s.safe and o.owner = s.signer
            ) desc, created desc, uuid, signer
          ) as of_safe
        from ${s} s where ${and(
          sql`chain_id = ${chainId}`,
          inArray(sql`safe`, [...safes]),
        )}
      ) listed
      where (signer <> ${zeroAddress} and of_signer > ${mostPerSigner})
        or of_safe > ${mostPerSafe}
      )
      -- Whoever trims the same safe at this moment sees to the rest.
      for update skip locked
    )`)
}

/**
 * Stores the subscriptions of a device. A new token voids the proof of the old
 * one.
 *
 * @throws RefusalError `rejected` when it subscribes to too many safes.
 */
export async function storeDevice(
  db: Database,
  { uuid, type, token }: Device,
  wanted: readonly Wanted[],
  {
    now,
    fresh,
  }: { now: number /** Forget the device first. */; fresh: boolean },
): Promise<void> {
  const rows = new Map(
    wanted.map(({ types, ...place }) => [
      Object.values(place).join(),
      { ...place, uuid, types: [...types], created: now },
    ]),
  )
  // Before anything is written: strangers may ask for many times as much.
  if (rows.size > mostPerDevice) throw tooManySafes()
  await db.transaction(async (tx) => {
    // One registration of a device at a time: while another one deletes and
    // inserts its row there is no row that could be locked.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`device ${uuid}`}, 0))`,
    )
    if (fresh) await tx.delete(device).where(eq(device.uuid, uuid))
    await tx
      .insert(device)
      .values({ uuid, type, token, modified: now })
      .onConflictDoNothing()
    const [known] = await tx
      .select({ token: device.token })
      .from(device)
      .where(eq(device.uuid, uuid))
      .for('update')
    if (known?.token !== token) {
      await tx
        .delete(deviceSubscription)
        .where(
          and(
            eq(deviceSubscription.uuid, uuid),
            ne(deviceSubscription.signer, zeroAddress),
          ),
        )
    }
    await tx
      .update(device)
      .set({ type, token, modified: now })
      .where(eq(device.uuid, uuid))
    if (rows.size > 0) {
      await tx
        .insert(deviceSubscription)
        .values([...rows.values()])
        .onConflictDoUpdate({
          target: [
            deviceSubscription.uuid,
            deviceSubscription.chainId,
            deviceSubscription.safe,
            deviceSubscription.signer,
          ],
          set: { types: sql`excluded.types` },
        })
    }
    const [subscriptions] = await tx
      .select({ number: count() })
      .from(deviceSubscription)
      .where(eq(deviceSubscription.uuid, uuid))
    if ((subscriptions?.number ?? 0) > mostPerDevice) {
      throw tooManySafes()
    }
    for (const [chainId, places] of Map.groupBy(wanted, (x) => x.chainId)) {
      await trim(
        tx,
        chainId,
        places.map(({ safe }) => safe),
      )
    }
  })
}
