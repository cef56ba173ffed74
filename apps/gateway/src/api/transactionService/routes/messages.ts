import {
  confirmMessageBodySchema,
  proposeMessageBodySchema,
} from '@strongroom/gateway-schemas'
import { RefusalError } from '../../../platform/errors/RefusalError.ts'
import {
  findMessage,
  readMessages,
} from '../../../reads/messages/readMessages.ts'
import { inSnapshot } from '../../../reads/pages/inSnapshot.ts'
import { readSafe } from '../../../reads/safes/readSafe.ts'
import { serviceMessage } from '../../../reads/transactionService/serviceMessages.ts'
import { confirmMessage } from '../../../writes/messages/confirmMessage.ts'
import { proposeMessage } from '../../../writes/messages/proposeMessage.ts'
import { largeBody, type Route } from '../../http/Route.ts'
import {
  listOf,
  sentSignatureSchema,
  serviceMessageSchema,
} from '../entities.ts'
import { messagesQuery, orderOf } from '../query.ts'
import { readPage, serviceRoute, toList } from '../serviceRoute.ts'

export const serviceMessageRoutes: readonly Route[] = [
  serviceRoute({
    method: 'get',
    path: '/v1/safes/:safe/messages',
    operationId: 'listServiceMessages',
    summary: 'Messages of a safe',
    query: messagesQuery,
    response: listOf(serviceMessageSchema, 'ServiceMessageList'),
    handle: (call) => {
      const { chainId } = call.chain()
      const cursor = readPage(call)
      const order = orderOf(call, ['created', 'modified'])
      return inSnapshot(call.gateway, async ({ db }) => {
        const safe = await readSafe(db, chainId, call.address('safe'))
        const { records, total } = await readMessages(
          db,
          chainId,
          safe.state.safe,
          cursor,
          order,
        )
        const rows = records.map((record) => serviceMessage(record, safe))
        return toList(call, cursor, { rows, total })
      })
    },
  }),
  serviceRoute({
    method: 'post',
    path: '/v1/safes/:safe/messages',
    operationId: 'proposeServiceMessage',
    summary: 'Proposes a message with the first signature',
    body: proposeMessageBodySchema,
    maxBody: largeBody,
    status: 201,
    handle: (call, body) =>
      proposeMessage(call.gateway, call.chain(), call.address('safe'), body),
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/messages/:messageHash',
    operationId: 'getServiceMessage',
    summary: 'One message',
    response: serviceMessageSchema,
    handle: (call) => {
      const { chainId } = call.chain()
      return inSnapshot(call.gateway, async ({ db }) => {
        const record = await findMessage(db, chainId, call.text('messageHash'))
        if (record === undefined) {
          throw new RefusalError('not-found', 'Message not found')
        }
        return serviceMessage(
          record,
          await readSafe(db, chainId, record.row.safe),
        )
      })
    },
  }),
  serviceRoute({
    method: 'post',
    path: '/v1/messages/:messageHash/signatures',
    operationId: 'confirmServiceMessage',
    summary: 'Adds the signature of another owner',
    body: confirmMessageBodySchema,
    status: 201,
    response: sentSignatureSchema,
    handle: async (call, { signature }) => {
      await confirmMessage(
        call.gateway,
        call.chain(),
        call.text('messageHash'),
        signature,
      )
      return { signature }
    },
  }),
]
