import {
  getSafeTransactionTypedData,
  InvalidSignatureError,
  normalizeSignature,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, isAddressEqual, isHex, size } from 'viem'
import { assertWallet } from '../../wallet/assertWallet.ts'
import type { WalletPort } from '../../wallet/WalletPort.ts'
import { errorLine, isRejection } from '../../wallet/walletError.ts'
import { assertUnchanged, type ReviewedPayload } from './ReviewedPayload.ts'
import { SigningError } from './SigningError.ts'
import { typedDataJson } from './typedDataJson.ts'

/** A signature of the connected account, of the kind its bytes are. */
export type OwnSignature = Extract<
  SafeSignature,
  { kind: 'eip712' | 'eth_sign' }
>

/** What the chain says about a safe right now. */
export interface SafeNow {
  nonce: bigint
  threshold: number
  owners: readonly Address[]
}

export interface SignPorts {
  wallet: WalletPort
  /** Reads the safe through the owner's own RPC. */
  readSafe: () => Promise<SafeNow>
  /** Aborted when the account, the chain or the page changes. */
  signal: AbortSignal
}

/**
 * Asks the wallet for an EIP-712 signature over a reviewed transaction.
 *
 * In order: the payload is hashed again and compared with the hash on screen;
 * the wallet must be on the right chain and account; nonce and owners are read
 * again from the chain; and what comes back must be that owner's signature
 * over that very hash.
 *
 * @throws SigningError naming what stopped it; nothing is sent anywhere then.
 */
export async function signReviewed(
  payload: ReviewedPayload,
  shownHash: Hex,
  { wallet, readSafe, signal }: SignPorts,
): Promise<OwnSignature> {
  assertUnchanged(payload, shownHash)
  await assertWallet(wallet, payload.chainId)
  const now = await readSafe()
  assertOpen(signal)
  if (now.nonce > payload.transaction.nonce) throw new SigningError('nonceUsed')
  if (!now.owners.some((owner) => isAddressEqual(owner, wallet.account)))
    throw new SigningError('notOwner')

  const { chainId, safe, version, transaction } = payload
  const typedData = getSafeTransactionTypedData(
    { chainId, safe, version },
    transaction,
  )
  // The reads above took time: the bytes are checked once more before they go.
  assertUnchanged(payload, shownHash)
  let answer: unknown
  try {
    answer = await wallet.request({
      method: 'eth_signTypedData_v4',
      params: [wallet.account, typedDataJson(typedData)],
    })
  } catch (error) {
    if (isRejection(error)) throw new SigningError('rejected')
    throw new SigningError('walletFailed', { detail: errorLine(error) })
  }
  assertOpen(signal)
  return checkSignature(answer, payload.hashes.safeTxHash, wallet.account)
}

/** The signature as a safe takes it, once it is proven to be the owner's. */
export async function checkSignature(
  answer: unknown,
  hash: Hex,
  account: Address,
): Promise<OwnSignature> {
  if (!isHex(answer) || size(answer) !== 65)
    throw new SigningError('badSignature')
  try {
    const found = await normalizeSignature({
      signature: answer,
      hash,
      signer: account,
    })
    if (found.kind === 'eip712' || found.kind === 'eth_sign') return found
    throw new SigningError('badSignature')
  } catch (error) {
    if (error instanceof SigningError) throw error
    if (error instanceof InvalidSignatureError && error.fault !== 'signer')
      throw new SigningError('badSignature', { detail: error.message })
    throw new SigningError('foreignSignature', { detail: errorLine(error) })
  }
}

function assertOpen(signal: AbortSignal): void {
  if (!signal.aborted) return
  if (signal.reason instanceof SigningError) throw signal.reason
  throw new SigningError('cancelled')
}
