import { statSync } from 'node:fs'
import type {
  WebhookFile,
  WebhookSettings,
} from '../../platform/config/Config.ts'
import { readWebhooks } from '../../platform/config/readWebhooks.ts'
import type { Log } from '../../platform/log/Log.ts'

/** Differs after each change of a file, also when another one takes its name. */
const stampOf = (path: string): string => {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat === undefined
    ? 'missing'
    : [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join()
}

/**
 * Returns the webhooks of the operator's file, and reads it again after a
 * change. All of a new file counts, or nothing of it: one with a mistake is
 * logged once, and the webhooks from before stay in force.
 */
export function createWebhookList(
  file: WebhookFile | undefined,
  log: Log,
): () => readonly WebhookSettings[] {
  if (file === undefined) return () => []
  let { webhooks } = file
  // Changes since the start are found at the first look.
  let stamp = ''
  return () => {
    const found = stampOf(file.path)
    if (found === stamp) return webhooks
    const isFirst = stamp === ''
    stamp = found
    try {
      webhooks = readWebhooks(file)
      const ids = webhooks.map(({ id }) => id)
      if (!isFirst) log.info({ webhooks: ids }, 'webhooks read again')
    } catch (error) {
      // The cause may quote the file, and with it a secret.
      const reason = error instanceof Error ? error.message : String(error)
      log.error({}, `${reason} The webhooks from before stay in force.`)
    }
    return webhooks
  }
}
