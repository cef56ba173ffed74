import {
  confirmMessageBodySchema,
  messagePageSchema,
  proposeMessageBodySchema,
  safeMessageSchema,
} from '@strongroom/gateway-schemas'
import { messagePage, messageView } from '../../reads/messages/messageViews.ts'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { readCursor } from '../../reads/pages/pagination.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { confirmMessage } from '../../writes/messages/confirmMessage.ts'
import { proposeMessage } from '../../writes/messages/proposeMessage.ts'
import { largeBody, type Route, route } from '../http/Route.ts'
import { cursor } from '../openapi/parameters.ts'

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
