import { assertOpen } from '../sign/assertOpen.ts'
import { assertSignable } from '../sign/assertSignable.ts'
import type { ProgressOptions } from '../sign/Progress.ts'
import type { DraftInput, RecordInput } from '../sign/ReviewInput.ts'
import { readReview } from '../sign/readReview.ts'
import { reportEnd } from '../sign/reportEnd.ts'
import { rpcOf } from '../sign/rpcOf.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import { withWallet } from '../sign/withWallet.ts'
import type { Execution } from './Execution.ts'
import { ExecutionError } from './ExecutionError.ts'
import { executionsOf } from './executionsOf.ts'
import { followExecution } from './followExecution.ts'
import { lockName, sendLocked } from './sendReviewed.ts'
import { withExecutionLock } from './withExecutionLock.ts'

/**
 * Executes a transaction from the connected account, which need not be an
 * owner's, and waits until the chain has decided: one in the queue, by its hash,
 * or a draft, which a gateway learns of from the chain.
 *
 * The record is read and reviewed again as before a signature, and the policy
 * decides in the same way (`acknowledged`). Only confirmations that recover to
 * present owners count; where one is missing and the account is an owner,
 * executing is its approval, so a single owner or the last of several answers
 * one prompt (`executionSignatures`). Right before the wallet opens, nonce,
 * owners and threshold are read again, the exact call is simulated, and its
 * bytes are decoded and hashed. The outcome is read from the safe's own event:
 * a mined transaction alone is not a success. A safe has one execution at a
 * time, in all tabs (Web Locks, where the page has them, and the store of
 * executions).
 *
 * When account or network change while the wallet is open, this rejects, but
 * the wallet may still send: the safe's nonce lets it run once at most, and the
 * store of executions keeps it as pending.
 *
 * @throws RefusedError and SigningError before it is sent; ExecutionError when
 * the chain decided against it; GatewayError when the record could not be read;
 * the signal's reason while waiting.
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { executeTransaction } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const config = {
 *   gateway: createGatewayClient(),
 *   manager: createConnectionManager(),
 *   chains: [{ chainId: '1', rpc }],
 * }
 *
 * export const execute = (safeTxHash: `0x${string}`) =>
 *   executeTransaction(config, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     safeTxHash,
 *     onProgress: ({ step }) => console.log(step),
 *   })
 */
export function executeTransaction(
  config: SigningConfig,
  parameters: executeTransaction.Parameters,
): Promise<executeTransaction.ReturnType> {
  const { chainId, safeAddress, signal } = parameters
  return reportEnd(parameters.onProgress, (onProgress) =>
    withExecutionLock(lockName({ chainId, safeAddress }), async () => {
      const rpc = rpcOf(config, chainId)
      const sent = await withWallet(
        config.manager,
        { chainId, signal },
        (wallet, open) =>
          send(config, { ...parameters, onProgress }, wallet, open),
      )
      const follow = (txHash: typeof sent.txHash) =>
        txHash && onProgress({ step: 'mining', txHash })
      follow(sent.txHash)
      const execution = await followExecution(rpc, executionsOf(config), sent, {
        confirmations: parameters.confirmations,
        interval: parameters.interval,
        signal,
        onReplaced: follow,
      })
      if (execution.status === 'success') return execution
      throw new ExecutionError(execution)
    }),
  )
}

async function send(
  config: SigningConfig,
  parameters: executeTransaction.Parameters,
  wallet: WalletPort,
  signal: AbortSignal,
) {
  const { safeTxHash, acknowledged, onProgress } = parameters
  onProgress?.({ step: 'checking' })
  const review = await readReview(config, parameters, signal)
  const payload = assertSignable(review)
  assertOpen(signal)
  return sendLocked(config, {
    payload,
    shownHash: safeTxHash ?? payload.hashes.safeTxHash,
    signatures: review.signatures,
    wallet,
    signal,
    onProgress,
    acknowledged,
  })
}

export declare namespace executeTransaction {
  type Parameters = (RecordInput | DraftInput) &
    ProgressOptions & {
      /** Blocks it has to be deep before it counts. @default 1 */
      readonly confirmations?: number | undefined
      /** Milliseconds between two looks at the chain. @default 1500 */
      readonly interval?: number | undefined
    }
  type ReturnType = Extract<Execution, { readonly status: 'success' }>
}
