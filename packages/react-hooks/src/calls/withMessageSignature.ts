import type {
  Address,
  Hex,
  MessageListItem,
  SafeMessage,
} from '@strongroom/gateway-sdk'
import { sameText } from '../verify/sameText.ts'
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
 *
 * @throws TypeError where the answer is not what the gateway promises
 */
export function withMessageSignature(data: object, added: Added): object {
  return 'pages' in data
    ? mapResults(data, (item: MessageListItem) =>
        item.type === 'MESSAGE' ? inMessage(item, added) : item,
      )
    : inMessage(data as SafeMessage, added)
}

function inMessage<M extends SafeMessage>(message: M, added: Added): M {
  const { messageHash, signer, signature } = added
  if (
    !sameText(message.messageHash, messageHash) ||
    message.confirmations.some(({ owner }) => sameText(owner.value, signer))
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
