import type {
  ProposeTransactionBody,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import {
  isTrustedDelegateCall,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import {
  type OwnersOf,
  readDelegateAddresses,
  readDelegators,
} from '../../reads/delegates/readDelegates.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { multisigDetailsView } from '../../reads/transactions/multisigDetailsView.ts'
import { cleanOrigin } from '../../reads/transactions/origin.ts'
import { acceptsContractSignature } from './acceptsContractSignature.ts'
import { hashTransaction } from './hashTransaction.ts'
import { isApproved } from './isApproved.ts'
import { storeProposal } from './storeProposal.ts'
import {
  type VerifiedSignature,
  type VerifyOptions,
  verifySignatures,
} from './verifySignatures.ts'

interface Sender {
  sender: Address
  signature: Hex | null
}

interface VerifiedSender {
  /** The owner in whose name it is. */
  proposer: Address
  proposedByDelegate: Address | null
  /** Confirmations that came with it. */
  signatures: readonly VerifiedSignature[]
}

const verifyOwner = async (
  { sender, signature }: Sender,
  options: VerifyOptions,
): Promise<readonly VerifiedSignature[]> => {
  if (signature === null) {
    // The sender's approval on chain replaces the signature.
    if (await isApproved(sender, options)) return []
    throw new RefusalError('invalid', 'Invalid signature')
  }
  const verified = await verifySignatures(signature, options)
  if (!verified.some(({ owner }) => owner === sender)) {
    throw new RefusalError('invalid', 'Invalid signature')
  }
  return verified
}

const parse = async (
  packed: Hex,
  { owners, hashes }: VerifyOptions,
): Promise<SafeSignature[]> => {
  try {
    return await parseSignatures(packed, hashes.safeTxHash, {
      limit: owners.length + 1,
    })
  } catch {
    throw new RefusalError('invalid', 'Invalid signature')
  }
}

/**
 * A delegate's signature proves the proposer and does not count as a
 * confirmation.
 */
const verifyDelegate = async (
  { sender, signature }: Sender,
  options: VerifyOptions,
): Promise<void> => {
  const parts = signature === null ? [] : await parse(signature, options)
  const [part, ...more] = parts
  if (part === undefined || more.length > 0) {
    throw new RefusalError(
      'invalid',
      'Just one signature is expected if using delegates',
    )
  }
  if (part.signer !== sender) {
    throw new RefusalError(
      'invalid',
      `Signature does not match sender=${sender}`,
    )
  }
  const valid =
    part.kind === 'contract'
      ? await acceptsContractSignature(sender, part.data, options)
      : part.kind !== 'approved'
  if (!valid) throw new RefusalError('invalid', 'Invalid signature')
}

/**
 * Checks the proposer: an owner, with any owners' confirmations, or a delegate
 * of one, with the own signature alone. An account that is both counts as an
 * owner.
 *
 * @throws RefusalError `invalid` with the reason.
 */
async function verifySender(
  db: Database,
  by: Sender,
  options: VerifyOptions & OwnersOf,
): Promise<VerifiedSender> {
  const { sender } = by
  const { owners } = options
  if (owners.includes(sender)) {
    const signatures = await verifyOwner(by, options)
    return { proposer: sender, proposedByDelegate: null, signatures }
  }
  const [proposer] = await readDelegators(db, options, sender)
  if (proposer === undefined) {
    const delegates = await readDelegateAddresses(db, options)
    throw new RefusalError(
      'invalid',
      `Sender=${sender} is not an owner or delegate. Current owners=[${owners.join(', ')}]. Delegates={${delegates.join(', ')}}`,
    )
  }
  await verifyDelegate(by, options)
  return { proposer, proposedByDelegate: sender, signatures: [] }
}

const readNonce = (text: string, safeNonce: number): number => {
  const nonce = Number(text)
  // Beyond safe integers the stored nonce would no longer be the signed one.
  if (!Number.isSafeInteger(nonce) || nonce < safeNonce) {
    throw new RefusalError('invalid', 'Invalid nonce')
  }
  return nonce
}

/**
 * Stores a transaction, or more confirmations of a known one, after every check
 * has passed.
 *
 * @throws RefusalError `not-indexed` for an unknown safe, `invalid` with the
 * reason otherwise.
 */
export async function proposeTransaction(
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  body: ProposeTransactionBody,
): Promise<TransactionDetails> {
  const { db } = gateway
  const { chainId } = chain
  const record = await readSafe(db, chainId, safe)
  const { state } = record
  const transaction = {
    to: body.to,
    value: BigInt(body.value).toString(),
    data: (body.data ?? '0x').toLowerCase() as Hex,
    operation: body.operation,
    safeTxGas: BigInt(body.safeTxGas).toString(),
    baseGas: BigInt(body.baseGas).toString(),
    gasPrice: BigInt(body.gasPrice).toString(),
    gasToken: body.gasToken,
    refundReceiver: body.refundReceiver ?? zeroAddress,
    nonce: readNonce(body.nonce, state.nonce),
  }
  if (transaction.operation === 1 && !isTrustedDelegateCall(transaction.to)) {
    throw new RefusalError('invalid', 'Delegate call is disabled')
  }
  const { version } = state
  const hashes = hashTransaction(transaction, { chainId, safe, version })
  if (hashes.safeTxHash !== body.safeTxHash.toLowerCase()) {
    throw new RefusalError('invalid', 'Invalid safeTxHash')
  }
  const { signatures, ...proposed } = await verifySender(
    db,
    { sender: body.sender, signature: body.signature ?? null },
    {
      client: clientOf(gateway, chainId),
      chainId,
      safe,
      version,
      owners: state.owners,
      hashes,
    },
  )
  const now = gateway.now()
  await storeProposal(
    db,
    {
      ...transaction,
      chainId,
      safe,
      safeTxHash: hashes.safeTxHash,
      origin: cleanOrigin(body.origin),
      ...proposed,
      submitted: now,
      modified: now,
    },
    signatures,
  )
  const details = await multisigDetailsView(
    gateway,
    chain,
    await readSafe(db, chainId, safe),
    hashes.safeTxHash,
  )
  if (details === undefined)
    throw new RefusalError('not-found', 'Transaction not found')
  return details
}
