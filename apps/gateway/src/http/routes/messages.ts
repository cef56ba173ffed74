import {
  confirmMessageBodySchema,
  messagePageSchema,
  proposeMessageBodySchema,
  safeMessageSchema,
} from '@strongroom/gateway-sdk/schemas'
import { confirmMessage } from '../../messages/confirmMessage.ts'
import { proposeMessage } from '../../messages/proposeMessage.ts'
import { readSafe } from '../../queries/readSafe.ts'
import { inSnapshot } from '../../views/inSnapshot.ts'
import { messagePage, messageView } from '../../views/messageViews.ts'
import { cursor } from '../document/parameters.ts'
import { readCursor } from '../pagination.ts'
import { largeBody, type Route, route } from '../Route.ts'

const safePath = '/v1/chains/:chainId/safes/:safeAddress/messages'
const path = '/v1/chains/:chainId/messages/:messageHash'

export const messageRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: safePath,
    operationId: 'getSafeMessages',
    summary: 'Messages that owners sign in the name of a safe, newest first',
    query: { cursor },
    response: messagePageSchema,
    handle: (call) => {
      const chain = call.chain()
      const cursor = readCursor(call.query('cursor'))
      const address = call.address('safeAddress')
      return inSnapshot(call.gateway, async (gateway) => {
        const safe = await readSafe(gateway.db, chain.chainId, address)
        return messagePage(gateway, chain, safe, cursor, call.url)
      })
    },
  }),
  route({
    method: 'post',
    path: safePath,
    operationId: 'proposeSafeMessage',
    summary: 'Adds a message, with the signature of one owner',
    body: proposeMessageBodySchema,
    maxBody: largeBody,
    status: 202,
    handle: (call, body) =>
      proposeMessage(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
  }),
  route({
    method: 'get',
    path,
    operationId: 'getSafeMessage',
    summary: 'A message by its hash',
    response: safeMessageSchema,
    handle: (call) =>
      inSnapshot(call.gateway, (gateway) =>
        messageView(gateway, call.chain(), call.text('messageHash')),
      ),
  }),
  route({
    method: 'post',
    path: `${path}/signatures`,
    operationId: 'confirmSafeMessage',
    summary: 'Adds the signature of one owner',
    body: confirmMessageBodySchema,
    handle: (call, body) =>
      confirmMessage(
        call.gateway,
        call.chain(),
        call.text('messageHash'),
        body.signature,
      ),
  }),
]
