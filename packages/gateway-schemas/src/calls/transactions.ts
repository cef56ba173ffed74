import { confirmationViewSchema } from '../entities/confirmationView.ts'
import { estimationSchema } from '../entities/safe.ts'
import {
  transactionDetailsSchema,
  transactionPreviewSchema,
} from '../entities/transactionDetails.ts'
import {
  historyItemPageSchema,
  queuedItemPageSchema,
  transactionItemPageSchema,
} from '../entities/transactionList.ts'
import {
  confirmationViewBodySchema,
  estimationBodySchema,
  previewTransactionBodySchema,
} from '../requests/calls.ts'
import {
  confirmTransactionBodySchema,
  deleteTransactionBodySchema,
  proposeTransactionBodySchema,
} from '../requests/transactions.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import {
  addressParameter,
  amount,
  cursor,
  flag,
  hashParameter,
  timeParameter,
  timezone,
  whole,
} from './parameters.ts'

/** The gateway refuses larger offsets. */
const longestDay = 48 * 3_600_000

export const transactionsCalls = defineCalls({
  proposeTransaction: {
    method: 'POST',
    path: '/v1/chains/{chainId}/transactions/{safeAddress}/propose',
    summary:
      'Proposes a transaction, or adds a signature to a proposed one: the same hash keeps its stored fields and gains the confirmation.',
    body: proposeTransactionBodySchema,
    answer: transactionDetailsSchema,
    published: {
      names: { safeAddress: 'safe_address' },
      body: 'MultisigTransactionRequest',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      to: examples.other,
      value: '1000000000000000000',
      nonce: '7',
      operation: 0,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: examples.zero,
      safeTxHash: examples.hash,
      sender: examples.owner,
      signature: examples.signature,
    },
  },
  confirmTransaction: {
    method: 'POST',
    path: '/v1/chains/{chainId}/transactions/{safeTxHash}/confirmations',
    summary: 'Adds confirmations to a proposed transaction.',
    body: confirmTransactionBodySchema,
    answer: transactionDetailsSchema,
    example: {
      chainId: examples.chainId,
      safeTxHash: examples.hash,
      signature: examples.signature,
    },
  },
  getTransactionDetails: {
    method: 'GET',
    path: '/v1/chains/{chainId}/transactions/{transactionId}',
    summary:
      'Reads everything about one transaction. Verify before signing: the answer does not prove what the hash covers.',
    answer: transactionDetailsSchema,
    published: {},
    example: { chainId: examples.chainId, transactionId: examples.hash },
  },
  getTransactionQueue: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/transactions/queued',
    summary:
      'Lists waiting transactions, by nonce, with labels and conflict headers.',
    query: {
      trusted: flag(
        'False includes tokens that the gateway does not trust.',
        true,
      ),
      timezone,
      cursor,
    },
    answer: queuedItemPageSchema,
    published: {
      names: { safeAddress: 'safe_address' },
      query: ': ListQuery = {}',
      pageUrl: true,
      returns: 'Page<TransactionListItem>',
    },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
  getTransactionHistory: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/transactions/history',
    summary: 'Lists the history, newest first, with a label before each day.',
    query: {
      trusted: flag(
        'False includes tokens that the gateway does not trust.',
        true,
      ),
      imitation: flag('False leaves out address-poisoning copies.', true),
      timezone,
      timezone_offset: whole('Milliseconds; used without a time zone.', {
        minimum: -longestDay,
        maximum: longestDay,
      }),
      cursor,
    },
    answer: historyItemPageSchema,
    published: {
      names: { safeAddress: 'safe_address' },
      query: ': HistoryQuery = {}',
      pageUrl: true,
      returns: 'Page<TransactionListItem>',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      timezone: 'Europe/Zurich',
    },
  },
  getIncomingTransfers: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers/',
    summary: 'Lists transfers to a safe, newest first.',
    query: {
      trusted: flag(
        'False includes tokens that the gateway does not trust.',
        true,
      ),
      execution_date__gte: timeParameter('Executed then or later, ISO 8601.'),
      execution_date__lte: timeParameter('Executed then or earlier, ISO 8601.'),
      to: addressParameter('Recipient.'),
      token_address: addressParameter('Token.', examples.token),
      value: amount('Base units, or token units with a decimal point.'),
      timezone,
      cursor,
    },
    answer: transactionItemPageSchema,
    published: {
      names: { safeAddress: 'address' },
      query: '?: IncomingTransfersQuery',
      pageUrl: true,
    },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
  getModuleTransactions: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/module-transactions/',
    summary: 'Lists what modules executed, newest first.',
    query: {
      module: addressParameter('Module.', examples.module),
      to: addressParameter('Recipient.'),
      timezone,
      transaction_hash: hashParameter('Hash of the transaction on the chain.'),
      cursor,
    },
    answer: transactionItemPageSchema,
    published: {
      names: { safeAddress: 'address' },
      query: '?: ModuleTransactionsQuery',
      pageUrl: true,
    },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
  getMultisigTransactions: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions/',
    summary: "Lists the owners' transactions by nonce, the highest first.",
    query: {
      execution_date__gte: timeParameter('Executed then or later, ISO 8601.'),
      execution_date__lte: timeParameter('Executed then or earlier, ISO 8601.'),
      to: addressParameter('Recipient.'),
      value: amount('Base units, or native units with a decimal point.'),
      nonce: { ...whole('Nonce of the safe.'), type: 'string' },
      executed: flag(
        'True lists executed transactions only, false waiting ones only.',
      ),
      timezone,
      cursor,
    },
    answer: transactionItemPageSchema,
    published: {
      names: { safeAddress: 'address' },
      query: '?: MultisigTransactionsQuery',
      pageUrl: true,
    },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
  postSafeGasEstimation: {
    method: 'POST',
    path: '/v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations',
    summary: 'Estimates the gas of a call, and reads the nonces around it.',
    body: estimationBodySchema,
    answer: estimationSchema,
    published: {
      names: { safeAddress: 'safe_address' },
      body: 'SafeTransactionEstimationRequest',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      to: examples.other,
      value: '0',
      data: '0x',
      operation: 0,
    },
  },
  getTxPreview: {
    method: 'POST',
    path: '/v1/chains/{chainId}/transactions/{safeAddress}/preview',
    summary: 'Previews how a call would be shown, were it proposed.',
    body: previewTransactionBodySchema,
    answer: transactionPreviewSchema,
    published: {
      names: { safeAddress: 'safe_address' },
      fields: [
        'operation: 0 | 1',
        'data: string',
        'to?: string',
        'value?: string',
      ],
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      to: examples.other,
      value: '0',
      data: '0x',
      operation: 0,
    },
  },
  getConfirmationView: {
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/views/transaction-confirmation',
    summary: 'Reads the view of a call before it is confirmed.',
    details: 'Newer gateways answer 404 here: use `getTxPreview`.',
    body: confirmationViewBodySchema,
    answer: confirmationViewSchema,
    published: {
      names: { safeAddress: 'safe_address' },
      fields: [
        'operation: 0 | 1',
        'data: string',
        'to?: string',
        'value?: string',
      ],
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      operation: 0,
      data: '0x6a761202',
      to: examples.other,
      value: '0',
    },
  },
  deleteTransaction: {
    method: 'DELETE',
    path: '/v1/chains/{chainId}/transactions/{safeTxHash}',
    summary: 'Deletes a transaction that waits. Its confirmations go with it.',
    details:
      "The signature is the proposer's, over the delete request of the current hour.",
    body: deleteTransactionBodySchema,
    published: { fields: ['signature: string'] },
    example: {
      chainId: examples.chainId,
      safeTxHash: examples.hash,
      signature: examples.signature,
    },
  },
})
