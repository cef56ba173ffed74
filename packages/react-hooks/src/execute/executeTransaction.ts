import type { SafeSignature } from '@strongroom/safe-protocol'
import { type Address, isAddressEqual } from 'viem'
import { assertOpen } from '../sign/assertOpen.ts'
import { assertSignable } from '../sign/assertSignable.ts'
import type { ProgressOptions } from '../sign/Progress.ts'
import type { RecordInput } from '../sign/ReviewInput.ts'
import { readReview } from '../sign/readReview.ts'
import { rpcOf } from '../sign/rpcOf.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import type { TransactionReview } from '../sign/TransactionReview.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import { withWallet } from '../sign/withWallet.ts'
import { readSafeNow } from '../verify/readSafeNow.ts'
import type { Execution } from './Execution.ts'
import { ExecutionError } from './ExecutionError.ts'
import { executeReviewed } from './executeReviewed.ts'
import { waitForExecution } from './waitForExecution.ts'
import { withExecutionLock } from './withExecutionLock.ts'

/**
 * Executes a transaction from the connected account, which need not be an
 * owner's, and waits until the chain has decided.
 *
 * The record is read and reviewed again as before a signature. Of the
 * confirmations only those count that recover to present owners; where one is
 * missing and the account is an owner, executing is its approval. Right before
 * the wallet opens, nonce, owners and threshold are read again, and the exact
 * call is simulated. What happened is read from the safe's own event: a
 * mined transaction alone is no success. One execution a safe at a time, in all
 * tabs (Web Locks, where the page has them).
 *
 * When account or network change while the wallet is open, this rejects, but
 * the wallet may still send: the safe's nonce lets it run once at most.
 *
 * @throws RefusedError and SigningError while nothing was sent; ExecutionError
 * when the chain decided against it; GatewayError when the record could not be
 * read; the signal's reason while waiting.
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
  const { chainId, safeAddress, signal, onProgress } = parameters
  const name = `${chainId}.${safeAddress.toLowerCase()}`
  return withExecutionLock(name, async () => {
    const rpc = rpcOf(config, chainId)
    const sent = await withWallet(
      config.manager,
      { chainId, signal },
      (wallet, open) => send(config, parameters, wallet, open),
    )
    const follow = (txHash: typeof sent.txHash) =>
      onProgress?.({ step: 'mining', txHash })
    follow(sent.txHash)
    const execution = await waitForExecution(rpc, {
      ...sent,
      safe: safeAddress,
      confirmations: parameters.confirmations,
      interval: parameters.interval,
      signal,
      onReplaced: follow,
    })
    if (execution.status === 'success') return execution
    throw new ExecutionError(execution)
  })
}

async function send(
  config: SigningConfig,
  parameters: executeTransaction.Parameters,
  wallet: WalletPort,
  signal: AbortSignal,
) {
  const { chainId, safeAddress, safeTxHash, onProgress } = parameters
  onProgress?.({ step: 'checking' })
  const rpc = rpcOf(config, chainId)
  const review = await readReview(config, parameters, signal)
  const payload = assertSignable(review)
  assertOpen(signal)
  const txHash = await executeReviewed(payload, safeTxHash, {
    wallet,
    rpc,
    readSafe: () => readSafeNow(rpc, safeAddress),
    signatures: withApproval(review, wallet.account),
    signal,
    onPrompt: () => onProgress?.({ step: 'sending', payload }),
  })
  return { txHash, safeTxHash, nonce: payload.transaction.nonce }
}

/** Whoever executes approves by doing so, where an approval is missing. */
function withApproval(
  { verification: { chain }, signatures }: TransactionReview,
  account: Address,
): readonly SafeSignature[] {
  const isMine = (address: Address) => isAddressEqual(address, account)
  const isMissing =
    chain !== undefined &&
    signatures.length < chain.threshold &&
    chain.owners.some(isMine) &&
    !signatures.some(({ signer }) => isMine(signer))
  return isMissing
    ? [...signatures, { kind: 'approved', signer: account }]
    : signatures
}

export declare namespace executeTransaction {
  interface Parameters extends RecordInput, ProgressOptions {
    /** Blocks it has to be deep before it counts. @default 1 */
    readonly confirmations?: number | undefined
    /** Milliseconds between two looks at the chain. @default 1500 */
    readonly interval?: number | undefined
  }
  type ReturnType = Extract<Execution, { readonly status: 'success' }>
}
