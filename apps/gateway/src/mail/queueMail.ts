import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { mail } from '../db/schema/emails.ts'
import type { Gateway } from '../Gateway.ts'
import { mailRoute } from './mailRoute.ts'

export interface NewMail {
  kind: 'code' | 'recovery'
  recipient: string
  subject: string
  text: string
  unsubscribeUrl?: string
  /** When it is no longer of use. */
  expires: number
}

const hour = 3_600_000

/** Nobody gets more in an hour, whoever asks for it. */
const mostPerHour = { code: 5, recovery: 20 }

/**
 * Puts a mail where it will be sent from.
 *
 * @returns false when there were too many.
 */
export async function queueMail(
  tx: Database,
  { config, now, log }: Gateway,
  letter: NewMail,
): Promise<boolean> {
  const created = now()
  const { kind } = letter
  const recipient = letter.recipient.toLowerCase()
  if (kind === 'code') {
    // Anybody may ask for codes, and for many at once: they are counted one
    // after the other.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`,
    )
  }
  const [recent] = await tx
    .select({ number: count() })
    .from(mail)
    .where(
      and(
        eq(mail.recipient, recipient),
        eq(mail.kind, kind),
        gt(mail.created, created - hour),
      ),
    )
  if ((recent?.number ?? 0) >= mostPerHour[kind]) {
    log.info({ kind }, 'mail left out: too many in an hour')
    return false
  }
  const due = mailRoute(config) === 'smtp' ? created : null
  await tx.insert(mail).values({ ...letter, recipient, created, due })
  return true
}
