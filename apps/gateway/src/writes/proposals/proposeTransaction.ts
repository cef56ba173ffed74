import type {
  ProposeTransactionBody,
  TransactionDetails,
} from '@strongroom/gateway-sdk/schemas'
import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { multisigDetailsView } from '../../reads/transactions/multisigDetailsView.ts'
import { cleanOrigin } from '../../reads/transactions/origin.ts'
import { hashTransaction } from './hashTransaction.ts'
import { storeProposal } from './storeProposal.ts'
import { verifySender } from './verifySender.ts'

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
