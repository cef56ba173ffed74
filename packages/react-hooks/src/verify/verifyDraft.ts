import {
  decodeCall,
  hashSafeTransaction,
  type SafeTransaction,
  type SafeTransactionHashes,
  safeVersions,
} from '@strongroom/safe-protocol'
import { compareHashes } from './compareHashes.ts'
import { compareState, plainVersion } from './compareState.ts'
import { conclude } from './conclude.ts'
import { type ChainReading, readChainSafe } from './readChainSafe.ts'
import type {
  Verification,
  VerificationProblem,
  VerifyTransactionParameters,
} from './Verification.ts'
import { withDeadline } from './withDeadline.ts'

/** Parameters of `verifyDraft`. */
export interface VerifyDraftParameters
  extends Omit<VerifyTransactionParameters, 'details' | 'transactionId'> {
  /** Draft to be proposed; `createSafeTransaction` makes it. */
  readonly transaction: Readonly<SafeTransaction>
}

/**
 * Checks a draft before its first owner signs it: hashes it with the version on
 * chain and compares that hash, the chain, the nonce, and the gateway's record
 * of the safe (`safe`) with the owner's RPC.
 *
 * @throws the signal's reason alone
 * @example
 * import { verifyDraft } from '@strongroom/react-hooks/sign'
 * import { createSafeTransaction } from '@strongroom/safe-protocol'
 * import { createPublicClient, http } from 'viem'
 *
 * const { status, hashes } = await verifyDraft({
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   transaction: createSafeTransaction({
 *     to: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
 *     value: 1n,
 *     nonce: 7n,
 *   }),
 *   rpc: createPublicClient({ transport: http('https://my.node.example') }),
 * })
 */
export async function verifyDraft(
  parameters: VerifyDraftParameters,
): Promise<Verification> {
  const { safeAddress, transaction, rpc, signal, safe, abis } = parameters
  const read = { transaction }
  signal?.throwIfAborted()
  let chain: ChainReading
  try {
    if (rpc === undefined) throw new TypeError('There is no RPC to ask.')
    chain = await withDeadline(
      readChainSafe(rpc, safeAddress, transaction),
      parameters.timeout ?? 10_000,
      signal,
    )
  } catch (cause) {
    signal?.throwIfAborted()
    return conclude({ read, problems: [{ kind: 'rpc', cause }] })
  }
  const hashes = hash(parameters, chain.version)
  if (hashes === undefined)
    return conclude({
      read,
      problems: [{ kind: 'malformed', field: 'domain' }],
    })
  const problems: VerificationProblem[] = [
    ...compareHashes(parameters.chainId, chain, hashes.safeTxHash),
    ...compareState(chain, undefined, safe),
  ]
  const { nonce } = transaction
  if (nonce < chain.nonce)
    problems.push({ kind: 'nonce', nonce, chain: chain.nonce })
  const version = safeVersions.find((known) => chain.version.startsWith(known))
  const tree = decodeCall(transaction, { safe: safeAddress, version, abis })
  return conclude({ read, hashes, tree, chain, problems })
}

/** Undefined for a chain, a version or fields that no safe can have. */
function hash(
  { chainId, safeAddress, transaction }: VerifyDraftParameters,
  version: string,
): SafeTransactionHashes | undefined {
  try {
    return hashSafeTransaction(
      {
        chainId: BigInt(chainId),
        safe: safeAddress,
        version: plainVersion(version),
      },
      transaction,
    )
  } catch {
    return undefined
  }
}
