import {
  encodeExecTransaction,
  packSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, isHex, numberToHex, size } from 'viem'
import { askSafe } from '../sign/askSafe.ts'
import { assertWallet } from '../sign/assertWallet.ts'
import { errorLine } from '../sign/errorLine.ts'
import { isRejection } from '../sign/isRejection.ts'
import { RefusedError } from '../sign/RefusedError.ts'
import {
  assertUnchanged,
  type ReviewedPayload,
} from '../sign/ReviewedPayload.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { SafeNow } from '../verify/readSafeNow.ts'
import { describeRevert } from './describeRevert.ts'
import { isNodeRefusal } from './isNodeRefusal.ts'

export interface ExecutePorts {
  wallet: WalletPort
  rpc: RpcPort
  readSafe: () => Promise<SafeNow>
  /** Signatures that were verified on this page. */
  signatures: readonly SafeSignature[]
  signal: AbortSignal
  /** Called right before the wallet opens, and with the hash afterwards. */
  onPrompt?: (() => void) | undefined
  onSent?: ((txHash: Hex) => void) | undefined
  /** Called when the wallet gave no hash and certainly sent nothing. */
  onDeclined?: (() => void) | undefined
}

/**
 * Sends a reviewed transaction with its verified signatures from the
 * connected account. The exact call is first simulated on the owner's RPC.
 *
 * @throws SigningError naming what stopped it; RefusedError `unavailable` when
 * the node could not be asked.
 */
export async function executeReviewed(
  payload: ReviewedPayload,
  shownHash: Hex,
  ports: ExecutePorts,
): Promise<Hex> {
  const { wallet, rpc, signal } = ports
  assertUnchanged(payload, shownHash)
  await assertWallet(wallet, payload.chainId)
  const now = await askSafe(ports)
  const { nonce } = payload.transaction
  if (now.nonce > nonce) throw new SigningError('nonceUsed')
  if (now.nonce < nonce) throw new SigningError('nonceAhead')
  const signatures = countable(ports.signatures, now.owners)
  if (signatures.length < now.threshold)
    throw new SigningError('notEnoughSignatures', {
      detail: `${signatures.length} of ${now.threshold} are valid.`,
    })
  const call = {
    from: wallet.account,
    to: payload.safe,
    data: encodeExecTransaction(
      payload.transaction,
      packSignatures(signatures.slice(0, now.threshold)),
    ),
  }
  const gas = await prepare(rpc, call, payload)
  assertUnchanged(payload, shownHash)
  if (signal.aborted) throw new SigningError('cancelled')
  return send(ports, {
    ...call,
    gas: numberToHex(gas),
    // The wallet may have moved since it was asked: it must not send it there.
    chainId: numberToHex(payload.chainId),
  })
}

/** Each current owner's signature once. */
function countable(
  signatures: readonly SafeSignature[],
  owners: readonly Address[],
): SafeSignature[] {
  const allowed = new Set(owners.map((owner) => owner.toLowerCase()))
  const found = new Map<string, SafeSignature>()
  for (const signature of signatures) {
    const signer = signature.signer.toLowerCase()
    if (allowed.has(signer) && !found.has(signer)) found.set(signer, signature)
  }
  return [...found.values()]
}

interface ExecCall {
  from: Address
  to: Address
  data: Hex
}

async function prepare(
  rpc: RpcPort,
  call: ExecCall,
  payload: ReviewedPayload,
): Promise<bigint> {
  try {
    const answer = await rpc.request({
      method: 'eth_call',
      params: [call, 'latest'],
    })
    // execTransaction returns false when the inner call fails but is charged.
    if (isHex(answer) && size(answer) === 32 && BigInt(answer) === 0n)
      throw new SigningError('wouldFail', {
        detail: 'The inner call fails, and running it would use up the nonce.',
      })
    const estimate = await rpc.request({
      method: 'eth_estimateGas',
      params: [call],
    })
    // A quarter more: an estimate at the edge can starve the inner call.
    return (BigInt(String(estimate)) * 5n) / 4n
  } catch (error) {
    if (error instanceof SigningError) throw error
    // A node that is away foretells nothing.
    if (!isNodeRefusal(error) && !/revert|insufficient/i.test(errorLine(error)))
      throw new RefusedError('unavailable', {
        problems: [{ kind: 'rpc', cause: error }],
      })
    throw new SigningError('wouldFail', {
      detail: await describeRevert(error, payload.version),
    })
  }
}

async function send(
  ports: ExecutePorts,
  call: ExecCall & { gas: Hex; chainId: Hex },
): Promise<Hex> {
  ports.onPrompt?.()
  let answer: unknown
  try {
    answer = await ports.wallet.request({
      method: 'eth_sendTransaction',
      params: [{ ...call, value: '0x0' }],
    })
  } catch (error) {
    if (isRejection(error)) {
      ports.onDeclined?.()
      throw new SigningError('rejected')
    }
    // Not certain that nothing was sent: the pending entry stays.
    throw new SigningError('walletFailed', { detail: errorLine(error) })
  }
  if (!isHex(answer) || size(answer) !== 32)
    throw new SigningError('walletFailed', {
      detail: 'The wallet returned no transaction hash.',
    })
  ports.onSent?.(answer)
  return answer
}
