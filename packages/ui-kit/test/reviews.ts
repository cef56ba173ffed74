import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { Verification } from '@strongroom/react-hooks'
import type {
  UseMessageReviewResult,
  UseTransactionReviewResult,
} from '@strongroom/react-hooks/review'
import {
  createSafeTransaction,
  decodeCall,
  encodeMultiSendCallOnly,
  getSafeDeployment,
  hashMessageDigest,
  hashSafeMessage,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  decideSigning,
  findRisks,
  listRecipients,
  type Verdict,
} from '@strongroom/safe-protocol/risks'
import { encodeFunctionData, parseAbi } from 'viem'
import { alice, bob, carol, dave, safe, token } from './people.ts'
import { infos, now } from './transactions.ts'

/** A transaction with everything that is known about it. */
export interface Reviewed {
  details: TransactionDetails
  verification: Verification
  verdict: Verdict
}

const batchTo = getSafeDeployment({ version: '1.4.1' })?.multiSendCallOnly
  .address
const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function enableModule(address module)',
])

/** Hashes and decodes a transaction as a wallet does; alice and bob confirmed. */
export function createReviewed(
  fields: Partial<SafeTransaction>,
  over: Partial<Verification> = {},
): Reviewed {
  const transaction = createSafeTransaction({ to: bob, nonce: 42n, ...fields })
  const hashes = hashSafeTransaction(
    { chainId: 1n, safe, version: '1.4.1' },
    transaction,
  )
  const tree = decodeCall(transaction, { safe, version: '1.4.1' })
  const owners = [alice, bob, carol] as const
  const { safeTxHash } = hashes
  return {
    details: {
      safeAddress: safe,
      txId: `multisig_${safe}_${safeTxHash}`,
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: infos.sent,
      detailedExecutionInfo: {
        type: 'MULTISIG',
        nonce: 42,
        submittedAt: now - 7_200_000,
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        gasToken: transaction.gasToken,
        refundReceiver: { value: transaction.refundReceiver },
        safeTxHash,
        signers: owners.map((value) => ({ value })),
        rejectors: [],
        trusted: true,
        proposer: { value: alice },
        confirmationsRequired: 2,
        confirmations: ([alice, bob] as const).map((value) => ({
          signer: { value },
          signature: `0x${'11'.repeat(65)}`,
          submittedAt: now - 3_600_000,
        })),
      },
    },
    verification: {
      status: 'verified',
      problems: [],
      transaction,
      hashes,
      sources: { local: safeTxHash, gateway: safeTxHash, chain: safeTxHash },
      tree,
      confirmations: [
        { owner: alice, kind: 'eip712', valid: true },
        { owner: bob, kind: 'eth_sign', valid: false },
      ],
      signatures: [],
      chain: { owners, threshold: 2, nonce: 42n, version: '1.4.1' },
      proven: { word: 'confirmations' },
      ...over,
    },
    verdict: decideSigning(
      findRisks(tree, { safe, owners, threshold: 2, transaction }),
      { hash: safeTxHash },
    ),
  }
}

/** Result of `useTransactionReview` for an owner who has not confirmed yet. */
export function reviewOf(
  found: Partial<Reviewed>,
  over: Partial<UseTransactionReviewResult> = {},
): UseTransactionReviewResult {
  const { details, verification, verdict } = found
  const isSigned = details?.detailedExecutionInfo?.type === 'MULTISIG'
  const status =
    details === undefined
      ? over.error
        ? 'failed'
        : 'loading'
      : !isSigned
        ? 'unsigned'
        : verification
          ? 'ready'
          : 'checking'
  return {
    chainId: '1',
    safeAddress: safe,
    nested: [],
    payload: undefined,
    transactionId: details?.txId,
    status,
    record: details,
    error: null,
    isFetching: false,
    refetch: () => {},
    isDraft: false,
    hasRpc: true,
    verification,
    verdict,
    simulation: undefined,
    signatures: verification?.signatures ?? [],
    recipients:
      verification?.tree && verification.transaction
        ? listRecipients(verification.tree, {
            safe,
            transaction: verification.transaction,
          })
        : [],
    approvals: [],
    code: {},
    descriptions: [],
    payments: undefined,
    acknowledgement: {
      isNeeded: false,
      isGiven: false,
      isOutdated: false,
      accepted: new Set(),
      set: () => {},
    },
    tokens: {},
    execution: undefined,
    executed: undefined,
    next: { kind: 'confirm', reason: 'moreNeeded', missing: 2 },
    can: {
      propose: false,
      confirm: true,
      confirmAndExecute: false,
      execute: false,
      relay: false,
      speedUp: false,
      reject: false,
      delete: false,
      postAgain: false,
    },
    changed: undefined,
    restart: () => {},
    account: carol,
    progress: undefined,
    run: async () => ({ posted: false }),
    dismiss: () => {},
    ...over,
  }
}

/** Result of `useMessageReview` for an owner who has not signed a text yet. */
export function messageReviewOf(
  over: Partial<UseMessageReviewResult> = {},
): UseMessageReviewResult {
  const message = 'I agree to the terms.'
  const { messageHash, domainHash, safeMessageHash } = hashSafeMessage(
    { chainId: 1n, safe, version: '1.4.1' },
    message,
  )
  return {
    chainId: '1',
    safeAddress: safe,
    status: 'ready',
    content: { kind: 'text', text: message },
    safe: undefined,
    record: undefined,
    error: null,
    isFetching: false,
    refetch: () => {},
    hasRpc: true,
    description: undefined,
    payload: undefined,
    verification: {
      status: 'verified',
      problems: [],
      message,
      digest: hashMessageDigest(message),
      hashes: { messageHash, domainHash, safeMessageHash },
      sources: {
        local: safeMessageHash,
        gateway: undefined,
        chain: safeMessageHash,
      },
      confirmations: [{ owner: bob, kind: 'eip712', valid: true }],
      signatures: [{ kind: 'approved', signer: bob }],
      preparedSignature: undefined,
      accepted: undefined,
      chain: {
        owners: [alice, bob, carol],
        threshold: 2,
        nonce: 42n,
        version: '1.4.1',
      },
    },
    verdict: { hash: safeMessageHash, decision: 'allow', reasons: [] },
    acknowledgement: {
      isNeeded: false,
      isGiven: false,
      isOutdated: false,
      accepted: new Set(),
      set: () => {},
    },
    next: { kind: 'confirm', reason: 'last', missing: 1 },
    can: { confirm: true, postAgain: false },
    changed: undefined,
    restart: () => {},
    account: alice,
    progress: undefined,
    run: async () => ({ posted: false }),
    dismiss: () => {},
    ...over,
  }
}

const payment = encodeFunctionData({
  abi,
  functionName: 'transfer',
  args: [bob, 1_250_000_000n],
})

/** A plain payment. */
export const sending = createReviewed({ to: token, data: payment })

/** A payment that a lying gateway describes. */
export const lying = createReviewed(
  { to: token, data: payment },
  {
    status: 'mismatch',
    problems: [
      {
        kind: 'hash',
        source: 'gateway',
        expected: `0x${'ab'.repeat(32)}`,
        actual: `0x${'cd'.repeat(32)}`,
      },
      {
        kind: 'description-differs',
        field: 'recipient',
        gateway: 'Pay\u202eroll',
        local: dave,
      },
    ],
    sources: {
      local: sending.verification.sources.local,
      gateway: `0x${'cd'.repeat(32)}`,
      chain: undefined,
    },
  },
)

/** A batch that pays, enables a module and carries undecodable bytes. */
export const risky = createReviewed({
  to: batchTo ?? safe,
  operation: 1,
  data: encodeMultiSendCallOnly([
    { to: token, data: payment },
    {
      to: safe,
      data: encodeFunctionData({
        abi,
        functionName: 'enableModule',
        args: [dave],
      }),
    },
    { to: dave, data: `0xdeadbeef${'5f'.repeat(64)}` },
  ]),
})

/** More calls than a page shows. */
export const huge = createReviewed({
  to: batchTo ?? safe,
  operation: 1,
  data: encodeMultiSendCallOnly(
    Array.from({ length: 1_000 }, () => ({ to: token, data: payment })),
  ),
})

const executed = {
  safeAddress: safe,
  txStatus: 'SUCCESS',
  executedAt: now,
  txHash: `0x${'ef'.repeat(32)}`,
} as const

/** Unsigned records. */
export const unsigned = {
  module: {
    ...executed,
    txId: 'module_1',
    txInfo: infos.call,
    detailedExecutionInfo: { type: 'MODULE', address: { value: carol } },
  },
  transfer: { ...executed, txId: 'transfer_1', txInfo: infos.imitation },
  creation: {
    ...executed,
    txId: 'creation_1',
    executedAt: null,
    txHash: null,
    txInfo: {
      ...infos.creation,
      implementation: { value: dave },
      factory: { value: token },
    },
  },
} satisfies Record<string, TransactionDetails>
