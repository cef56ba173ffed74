import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../platform/config/Config.ts'

export interface Letter {
  recipient: string
  subject: string
  text: string
  unsubscribeUrl: string | null
}

export type MailOutcome =
  | 'sent'
  /** It was not taken; worth another try. */
  | 'later'
  | 'refused'
  /** Perhaps it was taken, perhaps not. */
  | 'unknown'

export interface Mailer {
  send(letter: Letter): Promise<MailOutcome>
}

interface SmtpError extends Error {
  /** Status code of the server's reply, if it sent one. */
  responseCode?: number
  /** SMTP command that failed. */
  command?: string
}

const classify = ({ responseCode, command }: SmtpError): MailOutcome => {
  if (responseCode !== undefined) {
    return responseCode >= 500 ? 'refused' : 'later'
  }
  return command === 'DATA' ? 'unknown' : 'later'
}

/**
 * Sends mails through an SMTP server: with TLS, unless that server is on this
 * machine, and never waiting for long.
 */
export function createMailer(settings: MailSettings): Mailer {
  const { host, port, secure, mayBePlain, user, password, from } = settings
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !mayBePlain,
    // A server on this machine has no certificate of a known authority.
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !mayBePlain },
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ recipient, subject, text, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          // In an object the whole text is one address.
          to: { name: '', address: recipient },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(unsubscribeUrl === null
            ? {}
            : { list: { unsubscribe: unsubscribeUrl } }),
        })
        return 'sent'
      } catch (error) {
        return classify(error as SmtpError)
      }
    },
  }
}
