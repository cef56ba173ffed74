import type {
  DetailedExecutionInfo,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import { and, eq, ne } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { bareAddress } from '../names/Names.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { confirmationsRequired } from './executionInfo.ts'
import { loadMultisigViews } from './loadMultisigViews.ts'
import type { MultisigRecord } from './MultisigRecord.ts'
import { type MultisigView, multisigSummary } from './multisigSummary.ts'
import { readMultisigs } from './readMultisigs.ts'
import { transactionData } from './transactionData.ts'

const executionDetails = (
  { record, safe, names }: MultisigView,
  rejectors: readonly Address[],
): DetailedExecutionInfo => {
  const { execution } = record
  return {
    type: 'MULTISIG',
    submittedAt: record.submitted,
    nonce: record.nonce,
    safeTxGas: record.safeTxGas,
    baseGas: record.baseGas,
    gasPrice: record.gasPrice,
    gasToken: record.gasToken,
    fee: execution?.fee ?? '0',
    payment: execution?.payment ?? '0',
    refundReceiver: names.of(record.refundReceiver),
    safeTxHash: record.safeTxHash,
    executor: execution === null ? null : bareAddress(execution.executor),
    signers: safe.owners.map(bareAddress),
    confirmationsRequired: confirmationsRequired(record, safe),
    confirmations: record.confirmations.map((confirmation) => ({
      signer: bareAddress(confirmation.owner),
      signature: confirmation.signature,
      submittedAt: confirmation.submitted,
    })),
    rejectors: rejectors.map(bareAddress),
    gasTokenInfo:
      record.gasToken === zeroAddress
        ? null
        : (names.tokenInfo(record.gasToken) ?? null),
    // Every stored transaction has the signature or approval of an owner or
    // delegate.
    trusted: true,
    proposer: record.proposer === null ? null : bareAddress(record.proposer),
    proposedByDelegate:
      record.proposedByDelegate === null
        ? null
        : bareAddress(record.proposedByDelegate),
  }
}

/** Everything about one multisig transaction. */
function multisigDetails(
  view: MultisigView,
  rejectors: readonly Address[],
): TransactionDetails {
  const { record, call, names } = view
  const summary = multisigSummary(view)
  return {
    safeAddress: record.safe,
    txId: summary.id,
    executedAt: record.execution?.timestamp ?? null,
    txStatus: summary.txStatus,
    txInfo: summary.txInfo,
    txData: transactionData(record, call, names),
    detailedExecutionInfo: executionDetails(view, rejectors),
    txHash: summary.txHash ?? null,
    safeAppInfo: summary.safeAppInfo ?? null,
    note: summary.note ?? null,
  }
}

/** Owners who confirmed the empty call that would take this one's nonce. */
const readRejectors = async (
  { db }: Gateway,
  record: MultisigRecord,
  owners: readonly Address[],
): Promise<Address[]> => {
  const { chainId, safe, nonce, safeTxHash } = record
  const rejectionsIn = (table: typeof multisigTransaction | typeof execution) =>
    db
      .select({ hash: table.safeTxHash })
      .from(table)
      .where(
        and(
          eq(table.chainId, chainId),
          eq(table.safe, safe),
          eq(table.nonce, nonce),
          eq(table.to, safe),
          eq(table.value, '0'),
          eq(table.data, '0x'),
          // A delegated call would be one of the safe's own fallback.
          eq(table.operation, 0),
          ne(table.safeTxHash, safeTxHash),
        ),
      )
  const rejections = await union(
    rejectionsIn(multisigTransaction),
    // Executed rejections may never have been proposed to this gateway.
    rejectionsIn(execution),
  )
  if (rejections.length === 0) return []
  const found = await readMultisigs(db, {
    chainId,
    safe,
    owners,
    hashes: rejections.map((row) => row.hash),
  })
  return [
    ...new Set(
      [...found.values()].flatMap((rejection) =>
        rejection.confirmations.map(({ owner }) => owner),
      ),
    ),
  ]
}

/** Details of a safe's transaction; undefined when there is no such one. */
export async function multisigDetailsView(
  gateway: Gateway,
  chain: ChainConfig,
  safe: SafeRecord,
  safeTxHash: Hex,
): Promise<TransactionDetails | undefined> {
  const views = await loadMultisigViews(gateway, chain, safe, [safeTxHash])
  const view = views.get(safeTxHash)
  if (view === undefined) return undefined
  const rejectors = await readRejectors(gateway, view.record, safe.state.owners)
  return multisigDetails(view, rejectors)
}
