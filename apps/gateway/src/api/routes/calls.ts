import {
  confirmationViewBodySchema,
  confirmationViewSchema,
  dataDecodedSchema,
  estimationBodySchema,
  estimationSchema,
  previewTransactionBodySchema,
  transactionPreviewSchema,
} from '@strongroom/gateway-schemas'
import { type Hex, zeroAddress } from 'viem'
import { loadCall } from '../../reads/contracts/loadCall.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { confirmationView } from '../../reads/transactions/confirmationView.ts'
import { estimate } from '../../reads/transactions/estimate.ts'
import { previewTransaction } from '../../reads/transactions/previewTransaction.ts'
import { refuse } from '../http/HttpError.ts'
import { largeBody, type Route, route } from '../http/Route.ts'
import { decodeBodySchema } from '../http/serverSchemas.ts'

export const callRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v1/chains/:chainId/data-decoder',
    operationId: 'getDecodedData',
    summary: 'Decodes call data',
    body: decodeBodySchema,
    maxBody: largeBody,
    response: dataDecodedSchema,
    handle: async (call, body) => {
      const { decoded } = await loadCall(call.gateway, call.chain(), {
        to: body.to ?? zeroAddress,
        value: '0',
        data: body.data.toLowerCase() as Hex,
        operation: 0,
      })
      if (decoded === null) throw refuse(404, 'Cannot decode the data')
      return decoded
    },
  }),
  route({
    method: 'post',
    path: '/v1/chains/:chainId/transactions/:safeAddress/preview',
    operationId: 'getTxPreview',
    summary: 'What a call would look like as a transaction',
    body: previewTransactionBodySchema,
    maxBody: largeBody,
    response: transactionPreviewSchema,
    handle: (call, body) =>
      previewTransaction(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
  }),
  route({
    method: 'post',
    path: '/v2/chains/:chainId/safes/:safeAddress/multisig-transactions/estimations',
    operationId: 'postSafeGasEstimation',
    summary: 'Nonces and gas for a call',
    body: estimationBodySchema,
    maxBody: largeBody,
    response: estimationSchema,
    handle: async (call, body) => {
      const chain = call.chain()
      const safe = await readSafe(
        call.gateway.db,
        chain.chainId,
        call.address('safeAddress'),
      )
      return estimate(call.gateway, chain, safe, body)
    },
  }),
  route({
    method: 'post',
    path: '/v1/chains/:chainId/safes/:safeAddress/views/transaction-confirmation',
    operationId: 'getConfirmationView',
    summary: 'What to show of a call before it is confirmed',
    body: confirmationViewBodySchema,
    maxBody: largeBody,
    response: confirmationViewSchema,
    handle: (call, body) =>
      confirmationView(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
  }),
]
