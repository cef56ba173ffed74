import { relayTransaction } from '@strongroom/gateway-sdk'
import { numberToHex } from 'viem'
import { assertOpen } from '../sign/assertOpen.ts'
import { errorLine } from '../sign/errorLine.ts'
import type { ProgressOptions } from '../sign/Progress.ts'
import { rpcOf } from '../sign/rpcOf.ts'
import { runUntilClosed } from '../sign/runUntilClosed.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import { ask } from '../verify/ask.ts'
import { readSafeNow } from '../verify/readSafeNow.ts'
import {
  isExecuted,
  isSame,
  type TrackedExecution,
} from './createExecutionStore.ts'
import {
  assertCall,
  prepareExecution,
  type ReviewedExecution,
} from './executeReviewed.ts'
import { executionsOf } from './executionsOf.ts'
import { isRelayRefusal } from './isRelayRefusal.ts'
import { assertFree, keyOf, lockName } from './sendReviewed.ts'
import { withExecutionLock } from './withExecutionLock.ts'

/** Parameters of `relayReviewed`. */
export interface RelayReviewedParameters extends ReviewedExecution {
  /** The account that asks for it; it pays nothing and is asked for nothing. */
  readonly wallet: Pick<WalletPort, 'account'>
  readonly signal: AbortSignal
  readonly onProgress?: ProgressOptions['onProgress']
}

/**
 * Hands a reviewed transaction with its verified signatures to the gateway's relay,
 * which pays the network fee. The policy decides and the call is simulated as before a
 * prompt of the wallet. What the gateway says of it is a claim: the entry of the store
 * is followed on the chain, by nonce and event, and `useLateRelay` tells when nothing
 * comes.
 *
 * The sender is the relay's account, so that an owner's own approval does not count:
 * the transaction has to be fully confirmed.
 *
 * @returns the entry of the store
 * @throws SigningError `notRelayed` when the relay refused it; as `sendReviewed`
 * @example
 * import {
 *   type RelayReviewedParameters,
 *   relayReviewed,
 *   type SigningConfig,
 * } from '@strongroom/react-hooks/sign'
 *
 * export const relay = (config: SigningConfig, input: RelayReviewedParameters) =>
 *   relayReviewed(config, input)
 */
export function relayReviewed(
  config: SigningConfig,
  parameters: RelayReviewedParameters,
): Promise<TrackedExecution> {
  return withExecutionLock(lockName(keyOf(parameters.payload)), () =>
    runUntilClosed(parameters.signal, () => relayLocked(config, parameters)),
  )
}

async function relayLocked(
  config: SigningConfig,
  { wallet, signal, onProgress, ...item }: RelayReviewedParameters,
): Promise<TrackedExecution> {
  const { safe, version, transaction, hashes } = item.payload
  const { chainId, ...key } = keyOf(item.payload)
  const rpc = rpcOf(config, chainId)
  const store = executionsOf(config)
  await assertFree(rpc, store, { chainId, ...key })
  const call = await prepareExecution([item], {
    rpc,
    readSafe: () => readSafeNow(rpc, safe, signal),
    signal,
    account: wallet.account,
    isSender: false,
  })
  const block = Number(await ask(rpc, 'eth_blockNumber', [], signal))
  assertOpen(signal)
  const { to, data, planned } = call
  const sent = { to, data, chainId: numberToHex(Number(chainId)) }
  assertCall(sent, { items: [item], planned })
  const entry: TrackedExecution = {
    chainId,
    safe,
    safeTxHash: hashes.safeTxHash,
    nonce: `${transaction.nonce}`,
    account: wallet.account,
    submitted: Date.now(),
    txHash: null,
    relay: { block },
  }
  // Kept before it is sent: the answer may be lost.
  store.update((entries) =>
    entries.some((old) => isSame(old, entry) && isExecuted(old))
      ? entries
      : [...entries.filter((old) => !isSame(old, entry)), entry],
  )
  onProgress?.({ step: 'relaying' })
  try {
    await relayTransaction(config.gateway, {
      ...{ chainId, version, to, data },
      retry: 0,
    })
  } catch (error) {
    // Without an answer it may have been taken: the entry stays.
    if (!isRelayRefusal(error))
      throw new SigningError('maybeRelayed', { detail: errorLine(error) })
    store.update((entries) =>
      entries.filter(
        (old) =>
          !isSame(old, entry) ||
          old.submitted !== entry.submitted ||
          isExecuted(old),
      ),
    )
    throw new SigningError('notRelayed', { detail: errorLine(error) })
  }
  return entry
}
