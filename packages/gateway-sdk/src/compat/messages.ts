import type {
  Delegate,
  MessageListItem,
  Page,
  SafeMessage,
} from '../schemas/index.ts'
import type {
  ConfirmSafeMessageRequest,
  DelegatesRequest,
  ProposeSafeMessageRequest,
} from './requests.ts'
import { send } from './transport.ts'

/** Lists a safe's messages. `GET /v1/chains/{chainId}/safes/{safe_address}/messages` */
export function getSafeMessages(
  chainId: string,
  address: string,
  pageUrl?: string,
): Promise<Page<MessageListItem>> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{safe_address}/messages',
    { chainId, safe_address: address },
    { pageUrl },
  )
}

/** Reads a message. `GET /v1/chains/{chainId}/messages/{message_hash}` */
export function getSafeMessage(
  chainId: string,
  messageHash: string,
): Promise<SafeMessage> {
  return send('GET', '/v1/chains/{chainId}/messages/{message_hash}', {
    chainId,
    message_hash: messageHash,
  })
}

/** Proposes a message. `POST /v1/chains/{chainId}/safes/{safe_address}/messages` */
export function proposeSafeMessage(
  chainId: string,
  address: string,
  body: ProposeSafeMessageRequest,
): Promise<void> {
  return send(
    'POST',
    '/v1/chains/{chainId}/safes/{safe_address}/messages',
    { chainId, safe_address: address },
    { body },
  )
}

/** Adds a signature to a message. `POST /v1/chains/{chainId}/messages/{message_hash}/signatures` */
export function confirmSafeMessage(
  chainId: string,
  messageHash: string,
  body: ConfirmSafeMessageRequest,
): Promise<void> {
  return send(
    'POST',
    '/v1/chains/{chainId}/messages/{message_hash}/signatures',
    { chainId, message_hash: messageHash },
    { body },
  )
}

/** Lists delegates. `GET /v2/chains/{chainId}/delegates` */
export function getDelegates(
  chainId: string,
  query: DelegatesRequest = {},
): Promise<Page<Delegate>> {
  return send('GET', '/v2/chains/{chainId}/delegates', { chainId }, { query })
}
