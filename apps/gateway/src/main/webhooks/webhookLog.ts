import { createInterface } from 'node:readline'
import {
  type DeliveryFilter,
  readDeliveryLog,
} from '../../notifications/webhooks/deliveryLog.ts'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { connectInFolder } from '../../platform/db/folderSocket.ts'
import { findLiveHolder } from '../../platform/db/lockFolder.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { hasStore } from '../../platform/db/openStore.ts'
import { GatewayStartError } from '../../platform/errors/startErrors.ts'
import { webhookLogRequest } from '../answerFolder.ts'
import type { CommandContext } from '../commands/Command.ts'

/** The log of webhooks cannot be read. */
class WebhookLogError extends GatewayStartError {
  override readonly name = 'WebhookLogError'
}

const readFilter = ({
  webhook,
  state,
}: CommandContext['options']): DeliveryFilter => {
  if (state !== undefined && !/^(waiting|done|dead)$/.test(String(state))) {
    throw new WebhookLogError('--state must be waiting, done or dead.')
  }
  return {
    ...(typeof webhook === 'string' && { webhook: webhook.slice(0, 64) }),
    ...(typeof state === 'string' && {
      state: state as NonNullable<DeliveryFilter['state']>,
    }),
  }
}

/**
 * Prints the newest deliveries of webhooks, a line of JSON each.
 *
 * @throws WebhookLogError for a wrong option, or a folder without a store.
 */
export async function webhookLog({
  options,
  environment,
  signal,
  print,
}: CommandContext): Promise<void> {
  const filter = readFilter(options)
  const { databaseUrl, dataFolder } = loadConfig(environment)
  if (databaseUrl === undefined && !hasStore(dataFolder)) {
    throw new WebhookLogError(
      `The data folder ${dataFolder} holds no store. Set GATEWAY_DATA_DIR to the folder of the gateway.`,
    )
  }
  const holder =
    databaseUrl === undefined ? await findLiveHolder(dataFolder) : undefined
  if (holder?.socket) {
    const socket = await connectInFolder(dataFolder, holder.socket)
    socket.on('error', () => undefined)
    socket.write(`${webhookLogRequest}${JSON.stringify(filter)}\n`)
    for await (const line of createInterface({ input: socket })) print(line)
    return
  }
  const { db, close } = await openDatabase(
    databaseUrl === undefined
      ? { folder: dataFolder, signal }
      : { url: databaseUrl, signal },
  )
  try {
    for (const line of await readDeliveryLog(db, filter)) print(line)
  } finally {
    await close()
  }
}
