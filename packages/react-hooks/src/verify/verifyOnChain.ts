import type { SafeTransactionHashes } from '@strongroom/safe-protocol'
import { compareHashes } from './compareHashes.ts'
import { compareState } from './compareState.ts'
import { compareStatus } from './compareStatus.ts'
import { confirmOnChain, waitingStatus } from './confirmOnChain.ts'
import { type ProvenStatus, proveExecution } from './proveStatus.ts'
import { type ChainReading, readChainSafe } from './readChainSafe.ts'
import type { ReadTransaction } from './readTransaction.ts'
import { sameText } from './sameText.ts'
import type {
  VerificationProblem,
  VerifyTransactionParameters,
} from './Verification.ts'
import type { CheckedConfirmation } from './verifyConfirmation.ts'

interface Answer {
  readonly chain: ChainReading
  readonly confirmations: readonly CheckedConfirmation[]
  readonly problems: readonly VerificationProblem[]
  readonly proven: ProvenStatus | undefined
}

/** Compares everything with the chain, approvals and contract owners included. */
export async function verifyOnChain(
  parameters: VerifyTransactionParameters,
  read: ReadTransaction,
  hashes: SafeTransactionHashes,
  recovered: readonly CheckedConfirmation[],
): Promise<Answer> {
  const { rpc, safeAddress: safe, details } = parameters
  if (rpc === undefined) throw new TypeError('There is no RPC to ask.')
  const chain = await readChainSafe(rpc, safe, read.transaction)
  // The chain decides whether it waits; a record that contradicts is wrong.
  const { nonce } = read.transaction
  const open = nonce >= chain.nonce
  const confirmations = await confirmOnChain(
    rpc,
    { address: safe, version: chain.version },
    recovered,
    hashes,
    // The executor approves by executing; a waiting transaction has no executor.
    open ? undefined : read.execution.executor?.value,
  )
  const problems = compareHashes(parameters.chainId, chain, hashes.safeTxHash)
  const { txStatus, txHash } = details
  const { claimed = txStatus } = parameters
  const { safeTxHash } = hashes
  const query = { ...parameters, safe, safeTxHash, txHash, nonce, claimed }
  const found = open
    ? waitingStatus(nonce, chain, confirmations)
    : await proveExecution(rpc, query)
  const { proven, problems: words } = await compareStatus(found, query)
  if (!open && words.length === 0 && txStatus.startsWith('AWAITING'))
    problems.push({ kind: 'nonce', nonce, chain: chain.nonce })
  problems.push(...words)
  if (open)
    problems.push(...compareWaiting(parameters, read, chain, confirmations))
  for (const { owner, reason } of confirmations)
    if (reason !== undefined)
      problems.push({ kind: 'signature', owner, reason })
  return { chain, confirmations, problems, proven }
}

function compareWaiting(
  { safe, details }: VerifyTransactionParameters,
  { execution }: ReadTransaction,
  chain: ChainReading,
  confirmations: readonly CheckedConfirmation[],
): VerificationProblem[] {
  const problems: VerificationProblem[] = compareState(chain, execution, safe)
  const owns = (address: string) =>
    chain.owners.some((owner) => sameText(owner, address))
  for (const { owner } of confirmations)
    if (!owns(owner)) problems.push({ kind: 'owner', owner })
  const valid = confirmations.filter((item) => item.valid && owns(item.owner))
  const required = chain.threshold
  if (details.txStatus === 'AWAITING_EXECUTION' && valid.length < required)
    problems.push({ kind: 'confirmations', valid: valid.length, required })
  return problems
}
