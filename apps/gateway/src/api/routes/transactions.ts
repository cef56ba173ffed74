import {
  confirmTransactionBodySchema,
  deleteTransactionBodySchema,
  proposeTransactionBodySchema,
  transactionDetailsSchema,
} from '@strongroom/gateway-schemas'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { transactionDetailsView } from '../../reads/transactions/transactionDetailsView.ts'
import { confirmTransaction } from '../../writes/proposals/confirmTransaction.ts'
import { deleteTransaction } from '../../writes/proposals/deleteTransaction.ts'
import { proposeTransaction } from '../../writes/proposals/proposeTransaction.ts'
import { largeBody, type Route, route } from '../http/Route.ts'

const path = '/v1/chains/:chainId/transactions'

/** Another name some clients give the signature. */
const renameSignature = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body
  const { signature, signedSafeTxHash } = body as Record<string, unknown>
  return signature === undefined ? { signature: signedSafeTxHash } : body
}

export const transactionRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: `${path}/:transactionId`,
    operationId: 'getTransactionDetails',
    summary: 'Details by id, or by safeTxHash',
    response: transactionDetailsSchema,
    handle: (call) =>
      inSnapshot(call.gateway, (gateway) =>
        transactionDetailsView(
          gateway,
          call.chain(),
          call.text('transactionId'),
        ),
      ),
  }),
  route({
    method: 'post',
    path: `${path}/:safeAddress/propose`,
    operationId: 'proposeTransaction',
    summary: 'Proposes a transaction, or confirms a known one',
    body: proposeTransactionBodySchema,
    maxBody: largeBody,
    response: transactionDetailsSchema,
    handle: (call, body) =>
      proposeTransaction(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
  }),
  route({
    method: 'post',
    path: `${path}/:safeTxHash/confirmations`,
    operationId: 'confirmTransaction',
    summary: 'Adds signatures of owners',
    body: confirmTransactionBodySchema,
    prepare: renameSignature,
    response: transactionDetailsSchema,
    handle: (call, body) =>
      confirmTransaction(
        call.gateway,
        call.chain(),
        call.text('safeTxHash'),
        body.signature,
      ),
  }),
  route({
    method: 'delete',
    path: `${path}/:safeTxHash`,
    operationId: 'deleteTransaction',
    summary: 'Deletes a transaction that has not executed',
    body: deleteTransactionBodySchema,
    status: 204,
    handle: (call, body) =>
      deleteTransaction(
        call.gateway,
        call.chain(),
        call.text('safeTxHash'),
        body.signature,
      ),
  }),
]
