import { and, desc, gt, ne } from 'drizzle-orm'
import { isLoopback, mailRoute } from '../../notifications/mail/mailRoute.ts'
import { mail } from '../../platform/db/schema/emails.ts'
import type { Call } from '../http/Call.ts'
import { cannot } from '../http/HttpError.ts'
import { escapeHtml, htmlPage } from '../http/htmlPage.ts'
import { type Route, route } from '../http/Route.ts'

const newest = 50

const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'origin']

/** Whether a user of this machine opened the page, and not another site. */
const isOurs = ({ header, gateway }: Call): boolean =>
  mailRoute(gateway.config) === 'outbox' &&
  isLoopback((header('host') ?? '').replace(/:\d+$/, '')) &&
  !forwarded.some((name) => header(name) !== undefined) &&
  /^(none|same-origin)$/.test(header('sec-fetch-site') ?? 'none')

export const outboxRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/outbox',
    operationId: 'showOutbox',
    errors: [404],
    produces: 'text/html',
    summary: 'Mails that were not sent, without a mail server; on this machine',
    handle: async (call) => {
      if (!isOurs(call)) throw cannot('GET', '/outbox')
      const { db, now } = call.gateway
      const letters = await db
        .select()
        .from(mail)
        .where(and(gt(mail.expires, now()), ne(mail.text, '')))
        .orderBy(desc(mail.id))
        .limit(newest)
      return htmlPage(
        'Outbox',
        letters.length === 0
          ? '<p>No mail waits. Without a mail server, what would be sent is shown here, to this machine alone.</p>'
          : letters
              .map(
                ({ recipient, subject, text, created }) =>
                  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)}, ${new Date(created).toISOString()}</p><pre>${escapeHtml(text)}</pre></article>`,
              )
              .join(''),
      )
    },
  }),
]
