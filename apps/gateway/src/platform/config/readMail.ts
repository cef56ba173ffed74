import { ConfigError } from '../errors/startErrors.ts'
import type { MailSettings } from './Config.ts'
import { isMailAddress } from './isMailAddress.ts'

type Environment = Readonly<Record<string, string | undefined>>

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The server that sends mails; undefined when none is set.
 *
 * @throws ConfigError naming the setting.
 */
export function readMail(environment: Environment): MailSettings | undefined {
  const text = environment['GATEWAY_SMTP_URL']
  const from = environment['GATEWAY_MAIL_FROM']
  if (!text && !from) return
  const url = URL.parse(text ?? '')
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new ConfigError('GATEWAY_SMTP_URL must be an smtp or smtps URL.')
  }
  if (from === undefined || !isMailAddress(from)) {
    throw new ConfigError('GATEWAY_MAIL_FROM must be an e-mail address.')
  }
  const secure = url.protocol === 'smtps:'
  const part = (value: string) =>
    value === '' ? undefined : decodeURIComponent(value)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    mayBePlain: loopback.test(url.hostname),
    user: part(url.username),
    password: part(url.password),
    from,
  }
}
