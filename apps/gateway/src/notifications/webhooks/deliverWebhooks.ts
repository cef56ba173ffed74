import { and, eq, sql } from 'drizzle-orm'
import type { WebhookSettings } from '../../platform/config/Config.ts'
import { webhookDelivery } from '../../platform/db/schema/webhooks.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import {
  type Posted,
  postPublic,
  type Resolve,
} from '../delivery/postPublic.ts'
import { retryDelay } from '../delivery/retryDelay.ts'
import { signWebhook } from './signWebhook.ts'

/** Deliveries of one webhook at a time. */
const batch = 50
/** Milliseconds that a receiver may take to answer. */
const timeout = 2_000
/** Milliseconds after which a delivery of a process that died is tried again. */
const lease = 30_000

type Delivery = typeof webhookDelivery.$inferSelect

export interface DeliverWebhooksOptions {
  signal?: AbortSignal | undefined
  /** Resolver; the system's by default. */
  resolve?: Resolve | undefined
}

/** Takes due deliveries of a webhook. */
const take = async (
  { db, now }: Gateway,
  { id }: WebhookSettings,
): Promise<Delivery[]> => {
  const d = webhookDelivery
  const due = db
    .select({ id: d.id })
    .from(d)
    .where(
      and(eq(d.state, 'waiting'), sql`${d.due} <= ${now()}`, eq(d.webhook, id)),
    )
    .orderBy(d.due, d.id)
    .limit(batch)
    .for('update', { skipLocked: true })
  return (
    db
      .update(d)
      .set({
        due: now() + lease,
        tried: now(),
        attempts: sql`${d.attempts} + 1`,
      })
      // With `in`, a plan may run the query, and its limit, more than once.
      .where(sql`${d.id} = any(array${due})`)
      .returning()
  )
}

const describe = (posted: Posted): string =>
  posted.kind === 'answered'
    ? String(posted.status)
    : {
        private: 'leads into a private network',
        unreachable: 'cannot be reached',
        unknown: 'no answer in time',
      }[posted.kind]

const deliver = async (
  { db, now, log }: Gateway,
  { url, secrets, mayBePrivate }: WebhookSettings,
  { id, webhook, payload, attempts }: Delivery,
  { signal, resolve }: DeliverWebhooksOptions,
): Promise<void> => {
  const body = Buffer.from(JSON.stringify(payload))
  const posted = await postPublic({
    ...{ url, body, mayBePrivate, timeout, signal, resolve },
    headers: {
      'Content-Type': 'application/json',
      'Strongroom-Delivery': String(id),
      'Strongroom-Signature': signWebhook(body, secrets, now()),
    },
  })
  const outcome = describe(posted)
  const isDone = /^2\d\d$/.test(outcome)
  const isGone = outcome === '410' || posted.kind === 'private'
  const wait = isGone ? undefined : retryDelay(attempts)
  const set = isDone
    ? { state: 'done' as const, outcome }
    : wait === undefined
      ? { state: 'dead' as const, outcome }
      : { due: now() + wait, outcome }
  await db.update(webhookDelivery).set(set).where(eq(webhookDelivery.id, id))
  if ('state' in set && set.state === 'dead') {
    log.info({ webhook, delivery: id, outcome, attempts }, 'webhook given up')
  }
}

/**
 * Delivers what is due: up to 50 deliveries of each webhook, so one whose
 * receiver hangs delays the others by its timeout, however many it has due. A
 * delivery that fails is tried again after 10 seconds, then four times as long
 * each time, six times in all. A receiver may get one twice, with the same
 * `Strongroom-Delivery`.
 *
 * @returns how many it took.
 */
export async function deliverWebhooks(
  gateway: Gateway,
  options: DeliverWebhooksOptions = {},
): Promise<number> {
  const counts = await Promise.all(
    gateway.webhooks().map(async (webhook) => {
      const taken = await take(gateway, webhook)
      await Promise.all(
        taken.map((delivery) => deliver(gateway, webhook, delivery, options)),
      )
      return taken.length
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
