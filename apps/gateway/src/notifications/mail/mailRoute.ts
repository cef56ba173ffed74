import type { Config } from '../../platform/config/Config.ts'

const loopbackHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether a host name leads to this machine. */
export const isLoopback = (host: string): boolean => loopbackHost.test(host)

/**
 * Where mails go: through a server; to a page that only this machine sees; or
 * nowhere, when neither would reach the one who asked.
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
