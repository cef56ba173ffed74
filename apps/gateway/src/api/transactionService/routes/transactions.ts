import {
  confirmTransactionBodySchema,
  dataDecodedSchema,
} from '@strongroom/gateway-schemas'
import type { Hex } from 'viem'
import { RefusalError } from '../../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../../platform/Gateway.ts'
import { inSnapshot } from '../../../reads/pages/inSnapshot.ts'
import { readSafe } from '../../../reads/safes/readSafe.ts'
import {
  serviceConfirmation,
  serviceMultisig,
} from '../../../reads/transactionService/serviceMultisig.ts'
import { estimate } from '../../../reads/transactions/estimate.ts'
import { findSafeOfHash } from '../../../reads/transactions/findSafeOfHash.ts'
import { loadMultisigViews } from '../../../reads/transactions/loadMultisigViews.ts'
import type { MultisigView } from '../../../reads/transactions/multisigSummary.ts'
import { confirmTransaction } from '../../../writes/proposals/confirmTransaction.ts'
import { proposeTransaction } from '../../../writes/proposals/proposeTransaction.ts'
import type { Call } from '../../http/Call.ts'
import { largeBody, type Route } from '../../http/Route.ts'
import { decodeBodySchema } from '../../http/serverSchemas.ts'
import { answerDecoded } from '../../routes/calls.ts'
import { serviceCallSchema, serviceProposalSchema } from '../bodies.ts'
import {
  listOf,
  sentSignatureSchema,
  serviceConfirmationSchema,
  serviceEstimationSchema,
  serviceMultisigSchema,
} from '../entities.ts'
import { paging } from '../query.ts'
import { readPage, serviceRoute, toList } from '../serviceRoute.ts'

/** The transaction of the path. */
const readView = async (
  gateway: Gateway,
  call: Call,
): Promise<MultisigView> => {
  const chain = call.chain()
  const hash = call.text('safeTxHash').toLowerCase() as Hex
  const safe = await findSafeOfHash(gateway.db, chain.chainId, hash)
  const record = safe && (await readSafe(gateway.db, chain.chainId, safe))
  const views =
    record && (await loadMultisigViews(gateway, chain, record, [hash]))
  const view = views?.get(hash)
  if (view === undefined) {
    throw new RefusalError('not-indexed', 'Transaction not found')
  }
  return view
}

export const serviceTransactionRoutes: readonly Route[] = [
  serviceRoute({
    method: 'post',
    path: '/v1/data-decoder',
    operationId: 'decodeServiceData',
    summary: 'Decodes call data',
    body: decodeBodySchema,
    maxBody: largeBody,
    response: dataDecodedSchema,
    handle: answerDecoded,
  }),
  serviceRoute({
    method: 'post',
    path: '/v1/safes/:safe/multisig-transactions/estimations',
    operationId: 'estimateServiceTransaction',
    summary: 'Gas for the inner call',
    body: serviceCallSchema,
    maxBody: largeBody,
    response: serviceEstimationSchema,
    handle: async (call, body) => {
      const chain = call.chain()
      const { db } = call.gateway
      const safe = await readSafe(db, chain.chainId, call.address('safe'))
      const { safeTxGas } = await estimate(call.gateway, chain, safe, {
        ...body,
        value: String(body.value),
      })
      return { safeTxGas }
    },
  }),
  serviceRoute({
    method: 'post',
    path: '/v2/safes/:safe/multisig-transactions',
    operationId: 'proposeServiceTransaction',
    summary: 'Proposes a transaction, or confirms it by proposing again',
    body: serviceProposalSchema,
    maxBody: largeBody,
    status: 201,
    handle: async (call, { contractTransactionHash, ...body }) => {
      await proposeTransaction(
        call.gateway,
        call.chain(),
        call.address('safe'),
        {
          ...body,
          value: String(body.value),
          nonce: String(body.nonce),
          safeTxGas: String(body.safeTxGas),
          baseGas: String(body.baseGas),
          gasPrice: String(body.gasPrice),
          safeTxHash: contractTransactionHash,
        },
      )
    },
  }),
  serviceRoute({
    method: 'get',
    path: '/v2/multisig-transactions/:safeTxHash',
    operationId: 'getServiceTransaction',
    summary: 'One multisig transaction',
    response: serviceMultisigSchema,
    handle: (call) =>
      inSnapshot(call.gateway, async (gateway) =>
        serviceMultisig(await readView(gateway, call)),
      ),
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/multisig-transactions/:safeTxHash/confirmations',
    operationId: 'listServiceConfirmations',
    summary: 'Owners who confirmed a transaction',
    query: paging,
    response: listOf(serviceConfirmationSchema, 'ServiceConfirmationList'),
    handle: async (call) => {
      const cursor = readPage(call)
      const { record } = await inSnapshot(call.gateway, (gateway) =>
        readView(gateway, call),
      )
      const { confirmations } = record
      const { limit, offset } = cursor
      return toList(call, cursor, {
        rows: confirmations
          .slice(offset, offset + limit)
          .map(serviceConfirmation),
        total: confirmations.length,
      })
    },
  }),
  serviceRoute({
    method: 'post',
    path: '/v1/multisig-transactions/:safeTxHash/confirmations',
    operationId: 'confirmServiceTransaction',
    summary: 'Adds confirmations of owners',
    body: confirmTransactionBodySchema,
    status: 201,
    response: sentSignatureSchema,
    handle: async (call, { signature }) => {
      await confirmTransaction(
        call.gateway,
        call.chain(),
        call.text('safeTxHash'),
        signature,
      )
      return { signature }
    },
  }),
]
