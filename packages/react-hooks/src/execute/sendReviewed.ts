import type { SafeSignature } from '@strongroom/safe-protocol'
import type { Acknowledgement } from '@strongroom/safe-protocol/risks'
import type { Hex } from 'viem'
import { assertOpen } from '../sign/assertOpen.ts'
import type { ProgressOptions } from '../sign/Progress.ts'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'
import { rpcOf } from '../sign/rpcOf.ts'
import { runUntilClosed } from '../sign/runUntilClosed.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readSafeNow } from '../verify/readSafeNow.ts'
import {
  type ExecutionStore,
  findPending,
  isExecuted,
  isSame,
  type SafeKey,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { executeReviewed } from './executeReviewed.ts'
import { executionsOf } from './executionsOf.ts'
import { followExecution, isFollowed } from './followExecution.ts'
import { withExecutionLock } from './withExecutionLock.ts'

/** Parameters of `sendReviewed`. */
export interface SendReviewedParameters {
  readonly payload: ReviewedPayload
  /** The hash that was on screen when the button was pressed. */
  readonly shownHash: Hex
  /** Signatures that were verified; the account's own approval is added. */
  readonly signatures: readonly SafeSignature[]
  readonly wallet: WalletPort
  readonly signal: AbortSignal
  /** Findings of the verdict on screen that the owner accepted. */
  readonly acknowledged?: Acknowledgement | undefined
  readonly onProgress?: ProgressOptions['onProgress']
}

/**
 * Sends a reviewed transaction, by `executeReviewed`, and notes it in the store
 * of executions from the moment the wallet opens. Refuses while another
 * execution of the safe is in flight, in this tab or another.
 *
 * @returns the entry of the store; `useExecutionUpdates` follows it.
 * @throws as `executeReviewed`; SigningError `busy`
 */
export function sendReviewed(
  config: SigningConfig,
  parameters: SendReviewedParameters,
): Promise<TrackedExecution> {
  const { payload, signal } = parameters
  const { chainId, safe } = payload
  const key = { chainId: `${chainId}`, safeAddress: safe }
  // A wallet may never answer: closing the request releases the lock.
  return withExecutionLock(lockName(key), () =>
    runUntilClosed(signal, () => sendLocked(config, parameters)),
  )
}

export const lockName = ({ chainId, safeAddress }: SafeKey) =>
  `${chainId}.${safeAddress.toLowerCase()}`

/** `sendReviewed` for who holds the lock of the safe. */
export async function sendLocked(
  config: SigningConfig,
  parameters: SendReviewedParameters,
): Promise<TrackedExecution> {
  const { payload, shownHash, signatures, wallet, signal, onProgress } =
    parameters
  const { safe, transaction, hashes } = payload
  const key = { chainId: `${payload.chainId}`, safeAddress: safe }
  const rpc = rpcOf(config, key.chainId)
  const store = executionsOf(config)
  await assertFree(rpc, store, key)
  assertOpen(signal)
  let sent: TrackedExecution = {
    chainId: key.chainId,
    safe,
    safeTxHash: hashes.safeTxHash,
    nonce: `${transaction.nonce}`,
    account: wallet.account,
    submitted: Date.now(),
    txHash: null,
  }
  /** Keeps outcomes that the chain has decided meanwhile, from any sender. */
  const put = () =>
    store.update((entries) =>
      entries.some((entry) => isSame(entry, sent) && isExecuted(entry))
        ? entries
        : [...entries.filter((entry) => !isSame(entry, sent)), sent],
    )
  const txHash = await executeReviewed(payload, shownHash, {
    wallet,
    rpc,
    readSafe: () => readSafeNow(rpc, safe, signal),
    signatures,
    signal,
    acknowledged: parameters.acknowledged,
    onPrompt: () => {
      sent = { ...sent, submitted: Date.now() }
      put()
      onProgress?.({ step: 'sending', payload })
    },
    // A later prompt for the same transaction has an entry of its own.
    onNotSent: () =>
      store.update((entries) =>
        entries.filter(
          (entry) =>
            !isSame(entry, sent) ||
            entry.submitted !== sent.submitted ||
            isExecuted(entry),
        ),
      ),
    onSent: (found) => {
      sent = { ...sent, txHash: found }
      put()
    },
  })
  return { ...sent, txHash }
}

/** Milliseconds for the chain to show that an earlier execution is over. */
const grace = 1_500

/** @throws SigningError `busy` while an execution of the safe is under way. */
async function assertFree(
  rpc: RpcPort,
  store: ExecutionStore,
  key: SafeKey,
): Promise<void> {
  // Another tab may have begun a moment ago.
  store.refresh()
  const pending = findPending(store.get(), key)
  if (pending === undefined) return
  if (!isFollowed(store, pending)) {
    const signal = AbortSignal.timeout(grace)
    const ended = followExecution(rpc, store, pending, {
      interval: grace / 5,
      signal,
    })
    if (await ended.catch(() => undefined)) return
  }
  throw new SigningError('busy')
}
