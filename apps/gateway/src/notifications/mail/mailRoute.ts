import type { Config } from '../../platform/config/Config.ts'

const loopbackHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether a host name leads to this machine. */
export const isLoopback = (host: string): boolean => loopbackHost.test(host)

/**
 * Route of mails: through a server; to a page that only this machine sees; or
 * undefined, when neither would reach the recipient.
 */
export function mailRoute({
  mail,
  hosts,
  publicUrl,
}: Pick<Config, 'mail' | 'hosts' | 'publicUrl'>): 'smtp' | 'outbox' | 'none' {
  if (mail !== undefined) return 'smtp'
  return [...hosts, new URL(publicUrl).hostname].every(isLoopback)
    ? 'outbox'
    : 'none'
}
