import { eq, inArray, sql } from 'drizzle-orm'
import { mail } from '../../platform/db/schema/emails.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { retryDelay } from '../delivery/retryDelay.ts'
import type { Mailer } from './createMailer.ts'

const batch = 10

/**
 * Sends mails that are due. As with push messages each is taken once, and a
 * mail that certainly did not arrive is retried later.
 *
 * @returns how many it took.
 */
export async function sendMails(
  { db, now, log }: Gateway,
  mailer: Mailer,
): Promise<number> {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(sql`${mail.due} <= ${now()}`)
    .orderBy(mail.due)
    .limit(batch)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(mail)
    .set({ due: null, attempts: sql`${mail.attempts} + 1` })
    .where(inArray(mail.id, due))
    .returning()
  await Promise.all(
    taken.map(async (letter) => {
      const { id, kind, attempts, expires } = letter
      const outcome = expires > now() ? await mailer.send(letter) : 'refused'
      const wait = outcome === 'later' ? retryDelay(attempts) : undefined
      if (outcome !== 'sent')
        log.info({ kind, outcome, attempts }, 'mail not sent')
      await db
        .update(mail)
        .set(
          wait === undefined
            ? { subject: '', text: '', unsubscribeUrl: null }
            : { due: now() + wait },
        )
        .where(eq(mail.id, id))
    }),
  )
  return taken.length
}
