import { createInterface } from 'node:readline'
import {
  type DeliveryFilter,
  readDeliveryLog,
} from '../../notifications/webhooks/deliveryLog.ts'
import { connectInFolder } from '../../platform/db/folderSocket.ts'
import { findLiveHolder } from '../../platform/db/lockFolder.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { hasStore } from '../../platform/db/openStore.ts'
import { GatewayStartError } from '../../platform/errors/startErrors.ts'
import { webhookLogRequest } from '../answerFolder.ts'
import type { CommandContext } from '../commands/Command.ts'
import { readSettings } from '../commands/readSettings.ts'

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
 * @throws WebhookLogError for a wrong option, a folder without a store, or a log
 * that the running gateway does not send whole.
 */
export async function webhookLog(context: CommandContext): Promise<void> {
  const { options, signal, print } = context
  const filter = readFilter(options)
  const { config } = await readSettings(context, { chains: 'none' })
  const { databaseUrl, dataFolder } = config
  if (databaseUrl === undefined && !hasStore(dataFolder)) {
    throw new WebhookLogError(
      `The data folder ${dataFolder} holds no store. Name the folder of the gateway (--data, GATEWAY_DATA_DIR).`,
    )
  }
  const holder =
    databaseUrl === undefined ? await findLiveHolder(dataFolder) : undefined
  if (holder?.socket) {
    const socket = await connectInFolder(dataFolder, holder.socket)
    socket.on('error', () => undefined)
    socket.write(`${webhookLogRequest}${JSON.stringify(filter)}\n`)
    let isWhole = false
    for await (const line of createInterface({ input: socket })) {
      if (line === '') isWhole = true
      else print(line)
    }
    if (isWhole) return
    throw new WebhookLogError(
      `The gateway that serves from ${dataFolder} could not read the whole log. Try again.`,
    )
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
