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
  isReplaceable,
  isSame,
  type SafeKey,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { executeAll, type ReviewedExecution } from './executeReviewed.ts'
import { executionsOf } from './executionsOf.ts'
import { followExecution, isFollowed } from './followExecution.ts'
import { hasOtherNonce, readReplacement } from './readReplacement.ts'
import { withExecutionLock } from './withExecutionLock.ts'

/** The wallet that sends, and how the page hears of it. */
interface SendOptions {
  readonly wallet: WalletPort
  readonly signal: AbortSignal
  readonly onProgress?: ProgressOptions['onProgress']
}

/** Parameters of `sendReviewed`. */
export interface SendReviewedParameters
  extends SendOptions,
    ReviewedExecution {}

/** Parameters of `sendAllReviewed`. */
export interface SendAllParameters extends SendOptions {
  /** Transactions of one safe, in the order of their nonces, without a gap. */
  readonly items: readonly ReviewedExecution[]
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
  return withExecutionLock(lockName(keyOf(parameters.payload)), () =>
    // A wallet may never answer: closing the request releases the lock.
    runUntilClosed(parameters.signal, () => sendLocked(config, parameters)),
  )
}

/**
 * `sendReviewed` for several transactions of one safe: one chain transaction, by
 * MultiSendCallOnly, executes all of them or none. Each is policed by itself, and the
 * whole is simulated. A transaction that has to be executed alone is refused
 * (`findBatchObstacle`), and so is one that is not fully confirmed.
 *
 * @returns an entry of the store for each, with one `txHash`
 * @throws as `sendReviewed`; SigningError `notTogether`
 * @example
 * import {
 *   type SendAllParameters,
 *   type SigningConfig,
 *   sendAllReviewed,
 * } from '@strongroom/react-hooks/sign'
 *
 * export async function executeAll(config: SigningConfig, all: SendAllParameters) {
 *   const [first] = await sendAllReviewed(config, all)
 *   return first?.txHash
 * }
 */
export function sendAllReviewed(
  config: SigningConfig,
  parameters: SendAllParameters,
): Promise<readonly TrackedExecution[]> {
  const [first] = parameters.items
  if (first === undefined)
    return Promise.reject(new TypeError('There is nothing to execute.'))
  return withExecutionLock(lockName(keyOf(first.payload)), () =>
    runUntilClosed(parameters.signal, () => sendAllLocked(config, parameters)),
  )
}

export const keyOf = ({ chainId, safe }: ReviewedPayload): SafeKey => ({
  chainId: `${chainId}`,
  safeAddress: safe,
})

export const lockName = ({ chainId, safeAddress }: SafeKey) =>
  `${chainId}.${safeAddress.toLowerCase()}`

/** `sendReviewed` for who holds the lock of the safe. */
export async function sendLocked(
  config: SigningConfig,
  {
    payload,
    shownHash,
    signatures,
    acknowledged,
    ...rest
  }: SendReviewedParameters,
): Promise<TrackedExecution> {
  const item = { payload, shownHash, signatures, acknowledged }
  const [sent] = await sendAllLocked(config, { items: [item], ...rest })
  return sent as TrackedExecution
}

async function sendAllLocked(
  config: SigningConfig,
  { items, wallet, signal, onProgress }: SendAllParameters,
): Promise<readonly TrackedExecution[]> {
  const { payload } = items[0] as ReviewedExecution
  const key = keyOf(payload)
  const rpc = rpcOf(config, key.chainId)
  const store = executionsOf(config)
  await assertFree(rpc, store, key)
  assertOpen(signal)
  let sent: readonly TrackedExecution[] = []
  /** Keeps outcomes that the chain has decided meanwhile, from any sender. */
  const put = () =>
    store.update((entries) => {
      const isNew = (entry: TrackedExecution) =>
        !entries.some((old) => isSame(old, entry) && isExecuted(old))
      const added = sent.filter(isNew)
      return [
        ...entries.filter((old) => !added.some((entry) => isSame(old, entry))),
        ...added,
      ]
    })
  const txHash = await executeAll(items, {
    wallet,
    rpc,
    readSafe: () => readSafeNow(rpc, payload.safe, signal),
    signal,
    onPrompt: () => {
      const submitted = Date.now()
      sent = items.map(({ payload: { safe, hashes, transaction } }) => ({
        chainId: key.chainId,
        safe,
        safeTxHash: hashes.safeTxHash,
        nonce: `${transaction.nonce}`,
        account: wallet.account,
        submitted,
        txHash: null,
      }))
      put()
      onProgress?.({ step: 'sending', payload })
    },
    // A later prompt for the same transaction has an entry of its own.
    onNotSent: () =>
      store.update((entries) =>
        entries.filter(
          (entry) =>
            !sent.some(
              (one) => isSame(entry, one) && entry.submitted === one.submitted,
            ) || isExecuted(entry),
        ),
      ),
    onSent: (found) => {
      sent = sent.map((entry) => ({ ...entry, txHash: found }))
      put()
    },
  })
  return sent.map((entry) => ({ ...entry, txHash }))
}

/**
 * Sends a pending execution again, with the same nonce of the account and higher fees:
 * the same call, checked, policed and simulated anew. The chain executes one of the two,
 * and the entry of the store follows either.
 *
 * @throws as `sendReviewed`; SigningError `notReplaceable` when it is decided, and
 * `notReplaced` when the wallet did not take the nonce
 */
export function speedUpReviewed(
  config: SigningConfig,
  parameters: SendReviewedParameters,
): Promise<TrackedExecution> {
  return withExecutionLock(lockName(keyOf(parameters.payload)), () =>
    runUntilClosed(parameters.signal, () => speedUpLocked(config, parameters)),
  )
}

async function speedUpLocked(
  config: SigningConfig,
  { wallet, signal, onProgress, ...item }: SendReviewedParameters,
): Promise<TrackedExecution> {
  const { payload } = item
  const { chainId, safeAddress } = keyOf(payload)
  const rpc = rpcOf(config, chainId)
  const store = executionsOf(config)
  store.refresh()
  const entries = store.get()
  const { safeTxHash } = payload.hashes
  const entry = entries.find((one) => isSame(one, { chainId, safeTxHash }))
  if (!entry || !isReplaceable(entries, entry, wallet.account))
    throw new SigningError('notReplaceable')
  const replacement = await readReplacement(rpc, entry, signal)
  assertOpen(signal)
  const txHash = await executeAll([item], {
    ...{ wallet, rpc, signal, replacement },
    readSafe: () => readSafeNow(rpc, safeAddress, signal),
    onPrompt: () => onProgress?.({ step: 'sending', payload }),
  })
  if (await hasOtherNonce(rpc, txHash, replacement, signal))
    throw new SigningError('notReplaced', { detail: txHash })
  const sent = { txHash, submitted: Date.now() }
  store.update((all) =>
    all.map((one) =>
      isSame(one, entry) && !one.outcome ? { ...one, ...sent } : one,
    ),
  )
  return { ...entry, ...sent }
}

/** Milliseconds for the chain to show that an earlier execution is over. */
const grace = 1_500

/** @throws SigningError `busy` while an execution of the safe is under way. */
export async function assertFree(
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
