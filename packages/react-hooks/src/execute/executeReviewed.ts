import { isBytes } from '@strongroom/internal/hex'
import {
  decodeExecTransaction,
  encodeExecTransaction,
  hashSafeTransaction,
  packSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Acknowledgement } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { assertAllowed } from '../sign/assertAllowed.ts'
import { assertOpen } from '../sign/assertOpen.ts'
import { assertWallet } from '../sign/assertWallet.ts'
import { errorLine } from '../sign/errorLine.ts'
import { isRejection } from '../sign/isRejection.ts'
import { RefusedError } from '../sign/RefusedError.ts'
import {
  assertUnchanged,
  type ReviewedPayload,
} from '../sign/ReviewedPayload.ts'
import { readSafeOrRefuse } from '../sign/readSafeOrRefuse.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import { ask } from '../verify/ask.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { SafeNow } from '../verify/readSafeNow.ts'
import { sameText } from '../verify/sameText.ts'
import { describeRevert } from './describeRevert.ts'
import { executionSignatures } from './executionSignatures.ts'
import { isNodeRefusal } from './isNodeRefusal.ts'
import { isNotSent } from './isNotSent.ts'

/**
 * What an execution needs from outside: the wallet, the node and the
 * signatures.
 */
export interface ExecutePorts {
  wallet: WalletPort
  rpc: RpcPort
  readSafe: () => Promise<SafeNow>
  /**
   * Signatures that were verified on this page and are recorded at the gateway
   * or on the chain. Where one is missing, the account's own approval is added.
   */
  signatures: readonly SafeSignature[]
  signal: AbortSignal
  /** Findings of the verdict on screen that the owner accepted. */
  acknowledged?: Acknowledgement | undefined
  /** Called right before the wallet opens, and with the hash afterwards. */
  onPrompt?: (() => void) | undefined
  onSent?: ((txHash: Hex) => void) | undefined
  /** Called when the wallet certainly did not send it. */
  onNotSent?: (() => void) | undefined
}

/**
 * Sends a reviewed transaction with its verified signatures from the connected
 * account. The policy decides about its bytes and the safe's present state, the
 * exact call is simulated on the owner's RPC, and decoded and hashed again
 * right before the wallet opens.
 *
 * @throws SigningError naming the reason; RefusedError `unavailable` when the
 * node did not answer, or with the verdict when the policy does not allow it.
 */
export async function executeReviewed(
  payload: ReviewedPayload,
  shownHash: Hex,
  ports: ExecutePorts,
): Promise<Hex> {
  const { wallet, rpc, signal } = ports
  assertUnchanged(payload, shownHash)
  await assertWallet(wallet, payload.chainId)
  const now = await readSafeOrRefuse(ports)
  const { acknowledged } = ports
  assertAllowed(payload, shownHash, { now, acknowledged })
  const { nonce } = payload.transaction
  if (now.nonce > nonce) throw new SigningError('nonceUsed')
  if (now.nonce < nonce) throw new SigningError('nonceAhead')
  const signatures = executionSignatures(now, ports.signatures, wallet.account)
  if (signatures === undefined) throw new SigningError('notEnoughSignatures')
  const call = {
    from: wallet.account,
    to: payload.safe,
    data: encodeExecTransaction(
      payload.transaction,
      packSignatures(signatures),
    ),
  }
  const gas = await prepare(rpc, call, payload, signal)
  assertOpen(signal)
  return send(ports, payload, shownHash, {
    ...call,
    value: '0x0',
    gas: `0x${gas.toString(16)}`,
    // The wallet may have switched chains meanwhile: it must not send it there.
    chainId: `0x${payload.chainId.toString(16)}`,
  })
}

/**
 * Reads back the call that the wallet is about to get.
 *
 * @throws SigningError `payloadChanged`.
 */
function assertCall(call: SentCall, payload: ReviewedPayload, shownHash: Hex) {
  assertUnchanged(payload, shownHash)
  const { version } = payload
  const { transaction } = decodeExecTransaction(call.data)
  const { safeTxHash } = hashSafeTransaction(
    { chainId: Number(call.chainId), safe: call.to, version },
    { ...transaction, nonce: payload.transaction.nonce },
  )
  if (safeTxHash !== shownHash) throw new SigningError('payloadChanged')
}

interface ExecCall {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
}

interface SentCall extends ExecCall {
  readonly value: Hex
  readonly gas: Hex
  readonly chainId: Hex
}

async function prepare(
  rpc: RpcPort,
  call: ExecCall,
  payload: ReviewedPayload,
  signal: AbortSignal,
): Promise<bigint> {
  try {
    const answer = await ask(rpc, 'eth_call', [call, 'latest'], signal)
    // execTransaction returns false when the inner call fails but is charged.
    if (isBytes(answer, 32) && BigInt(answer) === 0n)
      throw new SigningError('wouldFail', {
        detail: 'The inner call fails, and running it would use up the nonce.',
      })
    const estimate = await ask(rpc, 'eth_estimateGas', [call], signal)
    return await limitGas(rpc, BigInt(String(estimate)), signal)
  } catch (error) {
    assertOpen(signal)
    if (error instanceof SigningError) throw error
    // An unreachable node is not a prediction of failure.
    if (!isNodeRefusal(error) && !/revert|insufficient/i.test(errorLine(error)))
      throw new RefusedError('unavailable', {
        problems: [{ kind: 'rpc', cause: error }],
      })
    throw new SigningError('wouldFail', {
      detail: await describeRevert(error, payload.version),
    })
  }
}

/** More than any chain's blocks give to one transaction of a safe. */
const mostGas = 30_000_000n

/**
 * The gas to offer for an estimate: a quarter more, since an estimate at the
 * edge can starve the inner call, but never more than fits into a block. A node
 * that lies must not make the wallet set aside all the money of the account.
 */
async function limitGas(
  rpc: RpcPort,
  estimate: bigint,
  signal: AbortSignal,
): Promise<bigint> {
  const params = ['latest', false]
  const block = (await ask(rpc, 'eth_getBlockByNumber', params, signal).catch(
    () => undefined,
  )) as { gasLimit?: unknown } | null | undefined
  const inBlock = /^0x[\da-f]+$/i.test(`${block?.gasLimit}`)
    ? BigInt(`${block?.gasLimit}`)
    : mostGas
  return [(estimate * 5n) / 4n, inBlock, mostGas].reduce((a, b) =>
    a < b ? a : b,
  )
}

async function send(
  ports: ExecutePorts,
  payload: ReviewedPayload,
  shownHash: Hex,
  call: SentCall,
): Promise<Hex> {
  const { wallet, signatures } = ports
  const params = [call]
  assertCall(call, payload, shownHash)
  ports.onPrompt?.()
  let answer: unknown
  try {
    answer = await wallet.request({ method: 'eth_sendTransaction', params })
  } catch (error) {
    if (!isRejection(error) && !isNotSent(error))
      throw new SigningError('maybeSent', { detail: errorLine(error) })
    ports.onNotSent?.()
    if (!isRejection(error))
      throw new SigningError('walletFailed', {
        detail: await describeRevert(error, payload.version),
      })
    const hasSigned = signatures.some(
      ({ kind, signer }) =>
        kind !== 'approved' && sameText(signer, wallet.account),
    )
    throw new SigningError(
      hasSigned ? 'signedNotExecuted' : 'executionRejected',
    )
  }
  if (!isBytes(answer, 32)) throw new SigningError('maybeSent')
  ports.onSent?.(answer)
  return answer
}
