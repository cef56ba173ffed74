import { isBytes } from '@strongroom/internal/hex'
import { keccak } from '@strongroom/internal/keccak256'
import {
  decodeExecTransaction,
  decodeMultiSend,
  encodeExecTransaction,
  encodeMultiSendCallOnly,
  findBatchObstacle,
  getSafeDeployment,
  hashSafeTransaction,
  packSignatures,
  type SafeSignature,
  safeVersions,
} from '@strongroom/safe-protocol'
import type { Acknowledgement } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import {
  type PlannedSafe,
  plannedIn,
  readPlanned,
} from '../creation/plannedNodes.ts'
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
import type { Replacement } from './readReplacement.ts'

/** A reviewed transaction, and what makes it executable. */
export interface ReviewedExecution {
  readonly payload: ReviewedPayload
  /** The hash that was on screen when the button was pressed. */
  readonly shownHash: Hex
  /**
   * Signatures that were verified on this page and are recorded at the gateway
   * or on the chain. Where one is missing, the account's own approval is added,
   * unless it is executed together with others.
   */
  readonly signatures: readonly SafeSignature[]
  /** Findings of the verdict on screen that the owner accepted. */
  readonly acknowledged?: Acknowledgement | undefined
}

/** The outside of an execution: wallet and node. */
export interface SendPorts {
  wallet: WalletPort
  rpc: RpcPort
  readSafe: () => Promise<SafeNow>
  signal: AbortSignal
  /** Called right before the wallet opens, and with the hash afterwards. */
  onPrompt?: (() => void) | undefined
  onSent?: ((txHash: Hex) => void) | undefined
  /** Called when the wallet certainly did not send it. */
  onNotSent?: (() => void) | undefined
  /** Takes the place of a pending transaction of the account. */
  replacement?: Replacement | undefined
}

/**
 * Things that an execution uses from outside: the wallet, the node and the
 * signatures.
 */
export interface ExecutePorts
  extends SendPorts,
    Pick<ReviewedExecution, 'signatures' | 'acknowledged'> {}

/**
 * Sends a reviewed transaction with its verified signatures from the connected
 * account. The policy decides about its bytes and the safe's present state, the
 * exact call is simulated on the owner's RPC, and decoded and hashed again
 * right before the wallet opens.
 *
 * @throws SigningError naming the reason; RefusedError `unavailable` when the
 * node did not answer, or with the verdict when the policy does not allow it.
 */
export function executeReviewed(
  payload: ReviewedPayload,
  shownHash: Hex,
  { signatures, acknowledged, ...ports }: ExecutePorts,
): Promise<Hex> {
  return executeAll([{ payload, shownHash, signatures, acknowledged }], ports)
}

/**
 * `executeReviewed` for several transactions of one safe, in the order of their
 * nonces. Two or more become one call of MultiSendCallOnly, which reverts as a whole
 * if one of them fails; each is policed by itself, and they are simulated together.
 *
 * @throws as `executeReviewed`; SigningError `notTogether` if one of them has to be
 * executed alone (`findBatchObstacle`)
 */
export async function executeAll(
  items: readonly ReviewedExecution[],
  ports: SendPorts,
): Promise<Hex> {
  const { wallet, signal } = ports
  const { chainId } = readSubject(items)
  await assertWallet(wallet, chainId)
  const { planned, ...call } = await prepareExecution(items, {
    ...ports,
    account: wallet.account,
    isSender: true,
  })
  assertOpen(signal)
  const shown = { items, planned }
  return send(ports, shown, {
    ...call,
    ...ports.replacement,
    value: '0x0',
    // The wallet may have switched chains meanwhile: it must not send it there.
    chainId: `0x${chainId.toString(16)}`,
  })
}

/** @throws SigningError `payloadChanged` for transactions of several safes */
function readSubject(items: readonly ReviewedExecution[]): ReviewedPayload {
  const [first] = items
  if (first === undefined) throw new TypeError('There is nothing to execute.')
  const { chainId, safe } = first.payload
  for (const { payload, shownHash } of items) {
    assertUnchanged(payload, shownHash)
    if (payload.chainId !== chainId || payload.safe !== safe)
      throw new SigningError('payloadChanged')
  }
  return first.payload
}

interface PrepareInput
  extends Pick<SendPorts, 'rpc' | 'readSafe' | 'signal' | 'replacement'> {
  readonly account: Address
  /** The safe sees the account as sender, whose approval may be the last one. */
  readonly isSender: boolean
}

/**
 * The call that executes reviewed transactions: the policy allows each, in the state
 * of this moment, and the owner's node says that it goes through.
 */
export async function prepareExecution(
  items: readonly ReviewedExecution[],
  input: PrepareInput,
): Promise<ExecCall & Pick<Shown, 'planned'> & { readonly gas: Hex }> {
  const { rpc, signal, account } = input
  const subject = readSubject(items)
  const { chainId, safe, version } = subject
  const now = await readSafeOrRefuse(input)
  const planned = await readPlanned(rpc, safe, signal)
  if (planned) await assertPlanned(planned)
  const isAlone = items.length === 1 && !planned
  const calls = items.map((item, index): ExecCall => {
    const { payload, shownHash, acknowledged } = item
    const { transaction } = payload
    assertAllowed(payload, shownHash, { now, acknowledged })
    const next = now.nonce + BigInt(index)
    if (transaction.nonce < next) throw new SigningError('nonceUsed')
    if (transaction.nonce > next) throw new SigningError('nonceAhead')
    if (!isAlone && findBatchObstacle(transaction, { safe }))
      throw new SigningError('notTogether')
    const signatures = executionSignatures(
      now,
      item.signatures,
      // In a batch the sender is the batch contract.
      isAlone && input.isSender ? account : undefined,
    )
    if (signatures === undefined) throw new SigningError('notEnoughSignatures')
    return {
      from: account,
      to: safe,
      data: encodeExecTransaction(transaction, packSignatures(signatures)),
    }
  })
  const [alone] = calls
  const call =
    isAlone && alone
      ? alone
      : {
          from: account,
          to: await readBatchContract(rpc, { chainId, version, signal }),
          // A safe that is not created yet is created by the same transaction.
          data: encodeMultiSendCallOnly([...creationIn(planned), ...calls]),
        }
  // The wrapped node does not know the sender of a call to a safe that exists.
  const node = planned ? rpc : (plannedIn(rpc, safe)?.node ?? rpc)
  const gas = await prepare(node, call, subject, input)
  return { ...call, planned, gas: `0x${gas.toString(16)}` }
}

/**
 * The MultiSendCallOnly of a version, with its published code: an address without
 * code would take the call, do nothing and succeed.
 *
 * @throws SigningError `notTogether`
 */
async function readBatchContract(
  rpc: RpcPort,
  {
    chainId,
    version,
    signal,
  }: {
    readonly chainId: number
    readonly version: string
    readonly signal: AbortSignal
  },
): Promise<Address> {
  const known = safeVersions.find((one) => version.startsWith(one))
  const kinds = ['canonical', 'eip155'] as const
  for (const kind of known ? kinds : []) {
    const found = known && getSafeDeployment({ version: known, chainId, kind })
    if (found === undefined) continue
    const { address, codeHash } = found.multiSendCallOnly
    const code = await ask(rpc, 'eth_getCode', [address, 'latest'], signal)
    if (`0x${keccak(String(code).slice(2))}` === codeHash) return address
  }
  throw new SigningError('notTogether', {
    detail: 'This network has no MultiSendCallOnly of this version.',
  })
}

/**
 * Reads back the call that the wallet is about to get.
 *
 * @throws SigningError `payloadChanged`.
 */
export function assertCall(
  call: Pick<SentCall, 'to' | 'data' | 'chainId'>,
  { items, planned }: Shown,
): void {
  const creation = creationIn(planned)
  const isAlone = items.length + creation.length === 1
  const sent = isAlone ? [call] : decodeMultiSend(call.data)
  const calls = sent.slice(creation.length)
  if (
    calls.length !== items.length ||
    creation.some(
      ({ to, data }, index) =>
        !sameText(to, `${sent[index]?.to}`) ||
        !sameText(data, `${sent[index]?.data}`),
    )
  )
    throw new SigningError('payloadChanged')
  for (const [index, { payload, shownHash }] of items.entries()) {
    assertUnchanged(payload, shownHash)
    const { version } = payload
    const { to, data } = calls[index] ?? call
    const { transaction } = decodeExecTransaction(data)
    const { safeTxHash } = hashSafeTransaction(
      { chainId: Number(call.chainId), safe: to, version },
      { ...transaction, nonce: payload.transaction.nonce },
    )
    if (safeTxHash !== shownHash) throw new SigningError('payloadChanged')
  }
}

/** The review that was on screen, and the safe that has to be created first. */
interface Shown {
  readonly items: readonly ReviewedExecution[]
  readonly planned: PlannedSafe | undefined
}

const creationIn = (planned: PlannedSafe | undefined) =>
  planned ? [{ to: planned.factory, data: planned.data }] : []

/** Asks the policy about the creation; most executions do not load its code. */
const assertPlanned = async (planned: PlannedSafe) => {
  const { assertCreation } = await import('../creation/sendCreation.ts')
  await assertCreation(planned)
}

interface ExecCall {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
}

interface SentCall extends ExecCall, Partial<Replacement> {
  readonly value: Hex
  readonly gas: Hex
  readonly chainId: Hex
}

async function prepare(
  rpc: RpcPort,
  call: ExecCall,
  payload: ReviewedPayload,
  { signal, replacement }: Pick<PrepareInput, 'signal' | 'replacement'>,
): Promise<bigint> {
  try {
    const answer = await ask(rpc, 'eth_call', [call, 'latest'], signal)
    // execTransaction returns false when the inner call fails but is charged.
    if (isBytes(answer, 32) && BigInt(answer) === 0n)
      throw new SigningError('wouldFail', {
        detail: 'The inner call fails, and running it would use up the nonce.',
      })
    // Some nodes estimate on top of pending transactions: with the one it replaces.
    const params = replacement ? [call, 'latest'] : [call]
    const estimate = await ask(rpc, 'eth_estimateGas', params, signal)
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
  ports: SendPorts,
  shown: Shown,
  call: SentCall,
): Promise<Hex> {
  const { wallet } = ports
  const { items } = shown
  const params = [call]
  assertCall(call, shown)
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
        detail: await describeRevert(error, `${items[0]?.payload.version}`),
      })
    if (ports.replacement) throw new SigningError('rejected')
    const hasSigned = items.some(({ signatures }) =>
      signatures.some(
        ({ kind, signer }) =>
          kind !== 'approved' && sameText(signer, wallet.account),
      ),
    )
    throw new SigningError(
      hasSigned ? 'signedNotExecuted' : 'executionRejected',
    )
  }
  if (!isBytes(answer, 32)) throw new SigningError('maybeSent')
  ports.onSent?.(answer)
  return answer
}
