import type { message } from '../../platform/db/schema/messages.ts'
import type { SafeEvent } from '../../platform/db/schema/SafeEvent.ts'

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
