import { checkLocally } from './checkLocally.ts'
import { conclude } from './conclude.ts'
import type {
  Verification,
  VerifyTransactionParameters,
} from './Verification.ts'
import { verificationSlices } from './verificationSlices.ts'
import { recoverConfirmations } from './verifyConfirmation.ts'
import { verifyOnChain } from './verifyOnChain.ts'
import { withDeadline } from './withDeadline.ts'

/**
 * Checks a gateway's record of a transaction before an owner signs it.
 *
 * First without any network: recomputes the hash from the fields, compares it
 * with the record's hash, id and safe, compares the gateway's description of
 * the call with the decoded bytes, and recovers every confirmation's signer.
 * When a fault is found the chain is not called. Then it reads the safe
 * contract's own hash through the owner's RPC, and owners, threshold, nonce and
 * version, and approvals and contract signatures.
 *
 * Owners and threshold are compared while the chain has not used the nonce;
 * afterwards they may have changed for good reasons.
 *
 * Any number of records can be checked at once: work for the processor is done
 * in slices of 8 ms, the records in the order in which they were given, and a
 * recovered signer is cached.
 *
 * @throws the signal's reason alone
 * @example
 * import { createGatewayClient, getTransactionDetails } from '@strongroom/gateway-sdk'
 * import { verifyTransaction } from '@strongroom/react-hooks'
 * import { createPublicClient, http } from 'viem'
 *
 * const chainId = '1'
 * const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 * const transactionId = '0x1111111111111111111111111111111111111111111111111111111111111111'
 * const details = await getTransactionDetails(createGatewayClient(), {
 *   chainId,
 *   transactionId,
 * })
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const { status, problems, hashes } = await verifyTransaction({
 *   chainId,
 *   safeAddress,
 *   transactionId,
 *   details,
 *   rpc,
 * })
 */
export async function verifyTransaction(
  parameters: VerifyTransactionParameters,
): Promise<Verification> {
  const { signal } = parameters
  signal?.throwIfAborted()
  const turn = verificationSlices.enter(parameters)
  const found = await checkLocally(parameters, turn)
  const { read, hashes, tree, problems } = found
  if (!read || !hashes || !tree) return conclude(found)

  const confirmations = await recoverConfirmations(
    read.execution.confirmations,
    hashes.safeTxHash,
    turn,
  ).catch((cause: unknown) => {
    problems.push({ kind: 'code', cause })
    return []
  })
  signal?.throwIfAborted()
  for (const { owner, reason } of confirmations)
    if (reason !== undefined)
      problems.push({ kind: 'signature', owner, reason })
  const local = { read, hashes, confirmations, tree }
  if (problems.length > 0) return conclude({ ...local, problems })

  try {
    const answer = await withDeadline(
      verifyOnChain(parameters, read, hashes, confirmations),
      parameters.timeout ?? 10_000,
      signal,
    )
    return conclude({ ...local, ...answer })
  } catch (cause) {
    signal?.throwIfAborted()
    return conclude({ ...local, problems: [{ kind: 'rpc', cause }] })
  }
}
