import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { mail } from '../../platform/db/schema/emails.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { mailRoute } from './mailRoute.ts'
import type { OwnerRef } from './OwnerRef.ts'

export interface NewMail {
  kind: 'code' | 'recovery'
  recipient: string
  /**
   * Owner whose address a code verifies, and whether that owner requests it.
   */
  owner?: OwnerRef & { isAsking: boolean }
  subject: string
  text: string
  unsubscribeUrl?: string
  /** When it is no longer of use. */
  expires: number
}

const hour = 3_600_000

/** Mails to one address in an hour. */
const mostPerHour = 20
/**
 * Codes for one owner in an hour: all of them, and those requested from other
 * networks.
 */
const mostCodes = { owner: 5, anybody: 2 }

/**
 * Puts a mail where it will be sent from.
 *
 * @returns false when there were too many.
 */
export async function queueMail(
  tx: Database,
  { config, now, log }: Gateway,
  { owner: of, ...letter }: NewMail,
): Promise<boolean> {
  const created = now()
  const { kind } = letter
  const recipient = letter.recipient.toLowerCase()
  const owner = of && [of.chainId, of.safe, of.signer].join(':')
  if (kind === 'code') {
    // Codes can be requested without a signature and in parallel, so the
    // transaction counts them one after the other.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`,
    )
  }
  const [recent] = await tx
    .select({
      number: count(),
      ofOwner: sql<number>`count(*) filter (where ${mail.owner} = ${owner ?? ''})::int`,
    })
    .from(mail)
    .where(
      and(
        eq(mail.recipient, recipient),
        eq(mail.kind, kind),
        gt(mail.created, created - hour),
      ),
    )
  const most = mostCodes[of?.isAsking === false ? 'anybody' : 'owner']
  const { number, ofOwner } = recent ?? { number: 0, ofOwner: 0 }
  if (number >= mostPerHour || ofOwner >= most) {
    log.info({ kind }, 'mail left out: too many in an hour')
    return false
  }
  const due = mailRoute(config) === 'smtp' ? created : null
  await tx.insert(mail).values({ ...letter, owner, recipient, created, due })
  return true
}
