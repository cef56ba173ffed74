import type { Address } from 'viem'
import { readChainId } from '../chain/readChainId.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { ChainMismatchError } from '../errors/ChainMismatchError.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import type { ConnectionManager } from './ConnectionManager.ts'

// Methods that make the wallet sign, by the names in use.
const write = /^(?:eth_send|eth_sign|personal_sign|wallet_send)/

/** Account and chain that a write is bound to. */
export interface CheckedProviderOptions {
  /** @default the chain that is connected now */
  chainId?: number
  /** @default the account that is connected now */
  account?: Address
  /** Milliseconds the check itself may take. @default 10000 */
  timeout?: number
}

/**
 * The connected wallet's provider, bound to the chain and the account of this
 * moment: before everything that signs, the chain is read again and the account
 * compared, since both can have changed while a person was reading. Reads pass.
 *
 * Requests throw ChainMismatchError (`expected`, `actual`), or `ConnectFailed`
 * with code 4100 when the connected account is missing or another one.
 *
 * @example
 * ```ts
 * import {
 *   createConnectionManager,
 *   getCheckedProvider,
 * } from '@strongroom/connectors'
 *
 * const manager = createConnectionManager()
 * const provider = getCheckedProvider(manager, { chainId: 2020 })
 * const send = (transaction: object) =>
 *   provider.request({ method: 'eth_sendTransaction', params: [transaction] })
 * ```
 */
export function getCheckedProvider(
  manager: Pick<ConnectionManager, 'getSnapshot'>,
  options: CheckedProviderOptions = {},
): Eip1193Provider {
  const bound = manager.getSnapshot()
  const { timeout = 10_000 } = options
  const account = (options.account ?? bound.account)?.toLowerCase()
  const chainId = options.chainId ?? bound.chainId

  const current = () => {
    const state = manager.getSnapshot()
    if (
      state.status !== 'connected' ||
      state.connector !== bound.connector ||
      state.account.toLowerCase() !== account
    )
      throw new ConnectorError(
        'ConnectFailed',
        'The connected account changed. Start again with the account you see now.',
        { code: 4100 },
      )
    return state
  }

  return {
    async request(args) {
      const { connector } = current()
      const provider =
        connector.getProviderSync() ?? (await connector.getProvider())
      if (write.test(args.method)) {
        const actual = await readChainId(provider, timeout)
        if (chainId !== null && actual !== chainId)
          throw new ChainMismatchError(connector.name, chainId, actual)
        current()
      }
      return provider.request(args)
    },
  }
}
