import { Eth } from './Eth.ts'
import { PostMessageCommunicator } from './PostMessageCommunicator.ts'
import { Safe } from './Safe.ts'
import type { Opts } from './sdkTypes.ts'
import { TXs } from './TXs.ts'
import { Wallet } from './Wallet.ts'

/**
 * The SDK as apps know it. Every call posts before it returns.
 *
 * @example
 * ```ts
 * import SafeAppsSDK from '@strongroom/safe-apps-bridge/compat'
 *
 * const sdk = new SafeAppsSDK({
 *   allowedDomains: [/^https:\/\/app\.safe\.global$/],
 * })
 * const { safeAddress } = await sdk.safe.getInfo()
 * ```
 */
export class SafeAppsSDK {
  private readonly communicator: PostMessageCommunicator
  readonly eth: Eth
  readonly txs: TXs
  readonly safe: Safe
  readonly wallet: Wallet

  constructor(opts: Opts = {}) {
    const { allowedDomains = null, debug = false, timeout } = opts
    this.communicator = new PostMessageCommunicator(
      allowedDomains,
      debug,
      timeout,
    )
    this.eth = new Eth(this.communicator)
    this.txs = new TXs(this.communicator)
    this.safe = new Safe(this.communicator)
    this.wallet = new Wallet(this.communicator)
  }
}
