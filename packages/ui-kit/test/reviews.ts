import type { TransactionDetails } from '@strongroom/gateway-sdk'
import {
  createConfirmation,
  createCreation,
  createModuleExecutionDetails,
  createMultisigExecutionDetails,
  createTransactionDetails,
} from '@strongroom/gateway-sdk/testing'
import type { Verification } from '@strongroom/react-hooks'
import {
  createSafeTransaction,
  decodeCall,
  encodeMultiSendCallOnly,
  findRisks,
  getSafeDeployment,
  hashSafeTransaction,
  type Risk,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { encodeFunctionData, parseAbi } from 'viem'
import { alice, bob, carol, dave, safe, token } from './people.ts'
import { infos, now } from './transactions.ts'

/** A transaction with everything that is known about it. */
export interface Reviewed {
  details: TransactionDetails
  verification: Verification
  risks: readonly Risk[]
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
    details: createTransactionDetails({
      safeAddress: safe,
      txInfo: infos.sent,
      detailedExecutionInfo: createMultisigExecutionDetails({
        nonce: 42,
        safeTxHash,
        submittedAt: now - 7_200_000,
        signers: owners.map((value) => ({ value })),
        proposer: { value: alice },
        confirmationsRequired: 2,
        confirmations: ([alice, bob] as const).map((value) =>
          createConfirmation({
            signer: { value },
            submittedAt: now - 3_600_000,
          }),
        ),
      }),
    }),
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
      ...over,
    },
    risks: findRisks(tree, { safe, owners, threshold: 2, transaction }),
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

/** A batch that pays, enables a module and carries bytes nobody can read. */
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

/** More calls than anybody reads. */
export const huge = createReviewed({
  to: batchTo ?? safe,
  operation: 1,
  data: encodeMultiSendCallOnly(
    Array.from({ length: 1_000 }, () => ({ to: token, data: payment })),
  ),
})

/** Records that nobody signs. */
export const unsigned = {
  module: createTransactionDetails({
    txStatus: 'SUCCESS',
    executedAt: now,
    txInfo: infos.call,
    detailedExecutionInfo: createModuleExecutionDetails(),
    txHash: `0x${'ef'.repeat(32)}`,
  }),
  transfer: createTransactionDetails({
    txId: 'transfer_1',
    txStatus: 'SUCCESS',
    executedAt: now,
    txInfo: infos.imitation,
    txData: null,
    detailedExecutionInfo: null,
    txHash: `0x${'ef'.repeat(32)}`,
  }),
  creation: createTransactionDetails({
    txId: 'creation_1',
    txStatus: 'SUCCESS',
    executedAt: null,
    txInfo: createCreation(),
    txData: null,
    detailedExecutionInfo: null,
  }),
} satisfies Record<string, TransactionDetails>
