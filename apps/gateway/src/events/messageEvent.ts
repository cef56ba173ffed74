import type { message } from '../db/schema/messages.ts'
import type { SafeEvent } from './SafeEvent.ts'

/** An owner asks the others to sign a message. */
export const messageEvent = ({
  chainId,
  safe,
  messageHash,
  created,
}: Pick<
  typeof message.$inferSelect,
  'chainId' | 'safe' | 'messageHash' | 'created'
>): SafeEvent => ({
  chainId,
  safe,
  type: 'MESSAGE_CREATED',
  key: messageHash,
  details: { messageHash },
  occurred: created,
})
