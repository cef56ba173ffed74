import type { ConnectionManager } from '@strongroom/connectors'
import { assertOpen } from './assertOpen.ts'
import { createWalletPort } from './createWalletPort.ts'
import type { ProgressOptions } from './Progress.ts'
import { RefusedError } from './RefusedError.ts'
import { runUntilClosed } from './runUntilClosed.ts'
import { SigningError } from './SigningError.ts'
import type { WalletPort } from './WalletPort.ts'

/** A wallet that one request was made for. */
export interface BoundWallet {
  readonly wallet: WalletPort
  /** Fires when account or network change, or the request is closed. */
  readonly signal: AbortSignal
  readonly onProgress: ProgressOptions['onProgress']
}

/** Wallets that are being asked: a second click must not ask again. */
const asked = new WeakSet<ConnectionManager>()

/**
 * Runs one piece of work with the connected wallet, bound to its account and
 * network: a change of either ends it, and what the wallet answers afterwards
 * is thrown away. One at a time.
 *
 * @throws SigningError `notConnected`, `accountChanged`,
 * `chainChanged`, or `cancelled` by the signal; RefusedError `asking`.
 */
export async function withWallet<T>(
  manager: ConnectionManager,
  options: {
    readonly chainId: string
    readonly signal?: AbortSignal | undefined
  },
  work: (wallet: WalletPort, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { status, connector, account } = manager.getSnapshot()
  if (status !== 'connected') throw new SigningError('notConnected')
  if (asked.has(manager)) throw new RefusedError('asking')
  const controller = new AbortController()
  const signal = options.signal
    ? AbortSignal.any([options.signal, controller.signal])
    : controller.signal
  assertOpen(signal)
  asked.add(manager)
  const stop = watchWallet(manager, options.chainId, (problem) =>
    controller.abort(problem),
  )
  try {
    const wallet = createWalletPort(connector, account)
    return await runUntilClosed(signal, () => work(wallet, signal))
  } finally {
    stop()
    asked.delete(manager)
    // Whatever still answers finds its request closed.
    controller.abort(new SigningError('cancelled'))
  }
}

/**
 * Tells when the wallet is no longer the one a request was made for: another
 * account, another wallet, or another network. Being moved to the safe's own
 * network is part of the request.
 *
 * @returns what stops it.
 */
function watchWallet(
  manager: ConnectionManager,
  chainId: string,
  onChange: (problem: SigningError) => void,
): () => void {
  const { account, connector, chainId: first } = manager.getSnapshot()
  let chain = first
  return manager.subscribe(() => {
    const now = manager.getSnapshot()
    if (now.account !== account || now.connector !== connector)
      onChange(new SigningError('accountChanged'))
    else if (now.chainId !== chain && String(now.chainId) !== chainId)
      onChange(new SigningError('chainChanged'))
    chain = now.chainId
  })
}
