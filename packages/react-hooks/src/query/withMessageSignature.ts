import type {
  Address,
  Hex,
  MessageListItem,
  SafeMessage,
} from '@strongroom/gateway-sdk'
import { mapResults } from './mapResults.ts'

interface Added {
  readonly messageHash: Hex
  readonly signer: Address
  readonly signature: Hex
}

/**
 * A message, or a list with it, as it is once an owner signed it; the same
 * object where that signature is there already. All signatures in one
 * (`preparedSignature`) are left to the gateway.
 */
export function withMessageSignature(data: unknown, added: Added): unknown {
  if (typeof data !== 'object' || data === null) return data
  return 'pages' in data
    ? mapResults(data as never, (item: MessageListItem) =>
        item.type === 'MESSAGE' ? inMessage(item, added) : item,
      )
    : inMessage(data as SafeMessage, added)
}

function inMessage<M extends SafeMessage>(message: M, added: Added): M {
  const { messageHash, signer, signature } = added
  const is = (value: string) => value.toLowerCase() === signer.toLowerCase()
  if (
    message.messageHash.toLowerCase() !== messageHash.toLowerCase() ||
    message.confirmations.some(({ owner }) => is(owner.value))
  )
    return message
  const confirmationsSubmitted = message.confirmationsSubmitted + 1
  return {
    ...message,
    confirmations: [
      ...message.confirmations,
      { owner: { value: signer, name: null, logoUri: null }, signature },
    ],
    confirmationsSubmitted,
    status:
      confirmationsSubmitted < message.confirmationsRequired
        ? message.status
        : 'CONFIRMED',
  }
}
