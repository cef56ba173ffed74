import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { transactionDetailsView } from '../../reads/transactions/transactionDetailsView.ts'
import { confirmTransaction } from '../../writes/proposals/confirmTransaction.ts'
import { deleteTransaction } from '../../writes/proposals/deleteTransaction.ts'
import { proposeTransaction } from '../../writes/proposals/proposeTransaction.ts'
import { callRoute } from '../http/callRoute.ts'
import { largeBody, type Route } from '../http/Route.ts'

/** Another name some clients give the signature. */
const renameSignature = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body
  const { signature, signedSafeTxHash } = body as Record<string, unknown>
  return signature === undefined && signedSafeTxHash !== undefined
    ? { signature: signedSafeTxHash }
    : body
}

export const transactionRoutes: readonly Route[] = [
  callRoute('getTransactionDetails', (call) =>
    inSnapshot(call.gateway, (gateway) =>
      transactionDetailsView(gateway, call.chain(), call.text('transactionId')),
    ),
  ),
  callRoute(
    'proposeTransaction',
    (call, body) =>
      proposeTransaction(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
    { maxBody: largeBody },
  ),
  callRoute(
    'confirmTransaction',
    (call, body) =>
      confirmTransaction(
        call.gateway,
        call.chain(),
        call.text('safeTxHash'),
        body.signature,
      ),
    { prepare: renameSignature },
  ),
  callRoute(
    'deleteTransaction',
    (call, body) =>
      deleteTransaction(
        call.gateway,
        call.chain(),
        call.text('safeTxHash'),
        body.signature,
      ),
    { status: 204 },
  ),
]
