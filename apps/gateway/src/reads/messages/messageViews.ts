import type {
  MessageListItem,
  Page,
  SafeMessage,
} from '@strongroom/gateway-sdk'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { type Cursor, pageLinks } from '../pages/pagination.ts'
import { readSafe } from '../safes/readSafe.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { findSafeApp } from './findSafeApp.ts'
import { labelMessages } from './labelMessages.ts'
import { findMessage, readMessages } from './readMessages.ts'
import { safeMessage } from './safeMessage.ts'

/** App that a message came from. */
const appOf = (
  { config }: Gateway,
  { safeAppId }: { safeAppId: number | null },
) => (safeAppId === null ? undefined : findSafeApp(config.safeApps, safeAppId))

/** One page of a safe's messages, newest first, by UTC day. */
export async function messagePage(
  gateway: Gateway,
  { chainId }: ChainConfig,
  { state }: SafeRecord,
  cursor: Cursor,
  url: URL,
): Promise<Page<MessageListItem>> {
  const { records, total, before } = await readMessages(
    gateway.db,
    chainId,
    state.safe,
    cursor,
  )
  const items = records.map((record) => ({
    type: 'MESSAGE' as const,
    ...safeMessage(record, state, appOf(gateway, record.row)),
  }))
  return {
    count: total,
    ...pageLinks(url, cursor, total),
    results: labelMessages(items, before),
  }
}

/**
 * One message.
 *
 * @throws RefusalError `not-found` for an unknown one.
 */
export async function messageView(
  gateway: Gateway,
  { chainId }: ChainConfig,
  hash: string,
): Promise<SafeMessage> {
  const { db } = gateway
  const record = await findMessage(db, chainId, hash)
  if (record === undefined)
    throw new RefusalError('not-found', 'Message not found')
  const { state } = await readSafe(db, chainId, record.row.safe)
  return safeMessage(record, state, appOf(gateway, record.row))
}
