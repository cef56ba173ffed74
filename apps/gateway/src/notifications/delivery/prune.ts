import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm'
import { safe } from '../../platform/db/schema/chain.ts'
import { mail } from '../../platform/db/schema/emails.ts'
import {
  device,
  deviceSubscription,
  pushDelivery,
} from '../../platform/db/schema/notifications.ts'
import { webhookDelivery } from '../../platform/db/schema/webhooks.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { pruneEvents } from '../live/eventOrder.ts'

const day = 86_400_000
/**
 * Longer than any reorg: until then the event's row prevents a second delivery.
 */
const memory = 30 * day

/** Deletes expired rows. */
export async function prune({ db, now }: Gateway): Promise<void> {
  const time = now()
  await pruneEvents(db, time - memory)
  // Taken by a process that died on the way.
  await db
    .delete(pushDelivery)
    .where(and(isNull(pushDelivery.due), lt(pushDelivery.created, time - day)))
  await db
    .delete(mail)
    .where(and(lt(mail.expires, time), lt(mail.created, time - day)))
  // The deliveries of a webhook that was removed wait until then.
  await db
    .delete(webhookDelivery)
    .where(lt(webhookDelivery.created, time - memory))
  // Devices may subscribe to a safe that does not exist yet; most never will
  // exist.
  const silent = db
    .select({ uuid: device.uuid })
    .from(device)
    .where(lt(device.modified, time - memory))
  await db.delete(deviceSubscription).where(
    and(
      inArray(deviceSubscription.uuid, silent),
      notExists(
        db
          .select()
          .from(safe)
          .where(
            and(
              eq(safe.chainId, deviceSubscription.chainId),
              eq(safe.address, deviceSubscription.safe),
            ),
          ),
      ),
    ),
  )
  await db
    .delete(device)
    .where(
      and(
        lt(device.modified, time - day),
        notExists(
          db
            .select()
            .from(deviceSubscription)
            .where(eq(deviceSubscription.uuid, device.uuid)),
        ),
      ),
    )
}
