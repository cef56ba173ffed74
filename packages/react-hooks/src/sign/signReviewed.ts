import { getSafeTransactionTypedData } from '@strongroom/safe-protocol'
import type { Acknowledgement } from '@strongroom/safe-protocol/risks'
import type { Hex } from 'viem'
import type { SafeNow } from '../verify/readSafeNow.ts'
import { sameText } from '../verify/sameText.ts'
import { assertAllowed } from './assertAllowed.ts'
import { assertOpen } from './assertOpen.ts'
import { assertWallet } from './assertWallet.ts'
import type { OwnSignature } from './checkSignature.ts'
import type { SigningMethod } from './Progress.ts'
import { assertUnchanged, type ReviewedPayload } from './ReviewedPayload.ts'
import { readSafeOrRefuse } from './readSafeOrRefuse.ts'
import { requestSignature } from './requestSignature.ts'
import { SigningError } from './SigningError.ts'
import type { WalletPort } from './WalletPort.ts'

/** What signing needs from outside: the wallet and the node. */
export interface SignPorts {
  wallet: WalletPort
  /** Reads the safe through the owner's own RPC. */
  readSafe: () => Promise<SafeNow>
  /** Aborted when the account, the chain or the page changes. */
  signal: AbortSignal
  /**
   * Called right before each prompt. With `personal_sign` the wallet shows one
   * hash only: tell the owner to compare it.
   */
  onMethod?: ((method: SigningMethod) => void) | undefined
  /** Findings of the verdict on screen that the owner accepted. */
  acknowledged?: Acknowledgement | undefined
  /**
   * Signs a proposal for an owner, whose delegate the account is. An account that owns
   * the safe is refused: its signature would be a confirmation. @default false
   */
  isDelegate?: boolean | undefined
}

/**
 * Asks the wallet for an EIP-712 signature over a reviewed transaction.
 *
 * In order: the payload is hashed again and compared with the hash on screen;
 * the wallet must be on the right chain and account; nonce and owners are read
 * again from the chain; the policy is asked about the bytes and that state; and
 * what comes back must be that owner's signature over that very hash.
 *
 * @throws SigningError naming what stopped it; RefusedError with the verdict when
 * the policy does not allow it. Nothing is sent anywhere then.
 */
export async function signReviewed(
  payload: ReviewedPayload,
  shownHash: Hex,
  ports: SignPorts,
): Promise<OwnSignature> {
  const { wallet, signal } = ports
  assertUnchanged(payload, shownHash)
  await assertWallet(wallet, payload.chainId)
  const now = await readSafeOrRefuse(ports)
  assertOpen(signal)
  if (now.nonce > payload.transaction.nonce) throw new SigningError('nonceUsed')
  const isOwner = now.owners.some((owner) => sameText(owner, wallet.account))
  if (isOwner && ports.isDelegate)
    throw new SigningError('unverified', {
      detail: 'The account owns the safe now: its signature would confirm.',
    })
  if (!isOwner && !ports.isDelegate) throw new SigningError('notOwner')

  const { chainId, safe, version, transaction } = payload
  const typedData = getSafeTransactionTypedData(
    { chainId, safe, version },
    transaction,
  )
  // The reads above took time: the bytes are checked once more before they go.
  const { acknowledged } = ports
  assertAllowed(payload, shownHash, { now, acknowledged })
  return requestSignature(typedData, payload.hashes.safeTxHash, ports)
}
