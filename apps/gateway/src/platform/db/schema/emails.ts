import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { address, hex, millis } from './columns.ts'

/** Where an owner wants alerts of a safe sent. */
export const ownerEmail = pgTable(
  'owner_email',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    signer: address('signer').notNull(),
    address: text('address').notNull(),
    verified: boolean('verified').notNull(),
    /** Null until one was mailed to the address. */
    code: text('code'),
    codeSent: millis('code_sent').notNull(),
    /** Client network of the owner's last signed request. */
    network: text('network').notNull().default(''),
    /** Guesses at the code from that network. */
    guesses: integer('guesses').notNull(),
    /** Guesses from all other networks, which need no signature. */
    otherGuesses: integer('other_guesses').notNull().default(0),
    /** Token that ends the mails and grants no other right. */
    unsubscribeToken: uuid('unsubscribe_token').notNull().unique(),
    recoveryAlerts: boolean('recovery_alerts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safe, t.signer] })],
)

/** Signed requests that were granted: each is good for one. */
export const usedEmailRequest = pgTable(
  'used_email_request',
  {
    /** Digest that was signed; covers action, chain, safe, signer and time. */
    digest: hex('digest').notNull(),
    signer: address('signer').notNull(),
    expires: millis('expires').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.digest, t.signer] }),
    index('used_email_request_expires').on(t.expires),
  ],
)

/** Mails to send; without a mail server they stay here for the local page. */
export const mail = pgTable(
  'mail',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'code' | 'recovery'>().notNull(),
    recipient: text('recipient').notNull(),
    /** Chain, safe and signer that a code is for. */
    owner: text('owner'),
    subject: text('subject').notNull(),
    /** Emptied once it is over with; the row stays to be counted. */
    text: text('text').notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: integer('attempts').notNull().default(0),
    /** Time from which it may be sent; null once a process took it. */
    due: millis('due'),
    /** When it is no longer of use. */
    expires: millis('expires').notNull(),
    created: millis('created').notNull(),
  },
  (t) => [
    index('mail_due').on(t.due),
    index('mail_recipient').on(t.recipient, t.created),
  ],
)
