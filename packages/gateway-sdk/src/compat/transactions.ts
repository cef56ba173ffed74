import type {
  ConfirmationView,
  DataDecoded,
  Estimation,
  TransactionDetails,
  TransactionPreview,
} from '../schemas/index.ts'
import type {
  MultisigTransactionRequest,
  SafeTransactionEstimationRequest,
} from './requests.ts'
import { send } from './transport.ts'

/** Reads a transaction. `GET /v1/chains/{chainId}/transactions/{transactionId}` */
export function getTransactionDetails(
  chainId: string,
  transactionId: string,
): Promise<TransactionDetails> {
  return send('GET', '/v1/chains/{chainId}/transactions/{transactionId}', {
    chainId,
    transactionId,
  })
}

/** Deletes a queued transaction. `DELETE /v1/chains/{chainId}/transactions/{safeTxHash}` */
export function deleteTransaction(
  chainId: string,
  safeTxHash: string,
  signature: string,
): Promise<void> {
  return send(
    'DELETE',
    '/v1/chains/{chainId}/transactions/{safeTxHash}',
    { chainId, safeTxHash },
    { body: { signature } },
  )
}

/**
 * Estimates the gas and the nonce of a transaction. `POST
 * /v2/chains/{chainId}/safes/{safe_address}/multisig-transactions/estimations`
 */
export function postSafeGasEstimation(
  chainId: string,
  address: string,
  body: SafeTransactionEstimationRequest,
): Promise<Estimation> {
  return send(
    'POST',
    '/v2/chains/{chainId}/safes/{safe_address}/multisig-transactions/estimations',
    { chainId, safe_address: address },
    { body },
  )
}

/** Proposes a transaction, or adds a signature. `POST /v1/chains/{chainId}/transactions/{safe_address}/propose` */
export function proposeTransaction(
  chainId: string,
  address: string,
  body: MultisigTransactionRequest,
): Promise<TransactionDetails> {
  return send(
    'POST',
    '/v1/chains/{chainId}/transactions/{safe_address}/propose',
    { chainId, safe_address: address },
    { body },
  )
}

/** Reads how to show a transaction (older gateways). `POST /v1/chains/{chainId}/safes/{safe_address}/views/transaction-confirmation` */
export function getConfirmationView(
  chainId: string,
  safeAddress: string,
  operation: 0 | 1,
  data: string,
  to?: string,
  value?: string,
): Promise<ConfirmationView> {
  return send(
    'POST',
    '/v1/chains/{chainId}/safes/{safe_address}/views/transaction-confirmation',
    { chainId, safe_address: safeAddress },
    { body: { operation, data, to, value } },
  )
}

/** Reads how to show a transaction. `POST /v1/chains/{chainId}/transactions/{safe_address}/preview` */
export function getTxPreview(
  chainId: string,
  safeAddress: string,
  operation: 0 | 1,
  data: string,
  to?: string,
  value?: string,
): Promise<TransactionPreview> {
  return send(
    'POST',
    '/v1/chains/{chainId}/transactions/{safe_address}/preview',
    { chainId, safe_address: safeAddress },
    { body: { operation, data, to, value } },
  )
}

/** Reads calldata. `POST /v1/chains/{chainId}/data-decoder` */
export function getDecodedData(
  chainId: string,
  operation: 0 | 1,
  encodedData: string,
  to?: string,
): Promise<DataDecoded> {
  return send(
    'POST',
    '/v1/chains/{chainId}/data-decoder',
    { chainId },
    { body: { operation, data: encodedData, to } },
  )
}
