import type { Address } from 'viem'
import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector, ConnectorType } from '../connector/Connector.ts'
import { createProviderConnector } from '../connector/createProviderConnector.ts'
import { walletChainCalls } from '../injected/walletChainCalls.ts'
import {
  createFakeWallet,
  type FakeAccount,
  type FakeWallet,
} from './createFakeWallet.ts'
import type { FakeFailures } from './FakeFailures.ts'

/** Options of {@link createMockConnector}. */
export interface MockConnectorOptions extends ChainOptions {
  /** @default one account, `0x…aa` */
  accounts?: readonly FakeAccount[]
  /** @default 1337 */
  chainId?: number
  /** @default 'MOCK' */
  id?: string
  /** @default 'Mock wallet' */
  name?: string
  /** @default 'WALLET' */
  type?: ConnectorType
  isRonin?: boolean
  isAutomatic?: boolean
  rdns?: string
  icon?: string
  /** Whether the page already has the accounts. @default false */
  authorized?: boolean
  /** Whether it can switch and add chains. @default true */
  canSwitch?: boolean
  /** Given with the result of `connect`, as the popup wallet does. */
  accessToken?: string
  /** Milliseconds a read may take. @default 10000 */
  readTimeout?: number
}

/** A connector for tests, with its wallet and the switches of its failures. */
export interface MockConnector extends Connector {
  readonly wallet: FakeWallet
  /** Mutable; the same as `wallet.failures`. */
  readonly failures: FakeFailures
  /** Number of requests to the wallet with a prompt. */
  prompts(): number
}

const account: Address = '0x00000000000000000000000000000000000000AA'

/**
 * Creates a connector for tests: a real one over a fake wallet, so that it
 * behaves, and fails on demand, as in a browser.
 *
 * @example
 * ```ts
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createMockConnector } from '@strongroom/connectors/testing'
 *
 * const mock = createMockConnector({ authorized: true })
 * const manager = createConnectionManager({ connectors: [mock] })
 * mock.failures.connect = 'reject'
 * ```
 */
export function createMockConnector(
  options: MockConnectorOptions = {},
): MockConnector {
  const { id = 'MOCK', name = 'Mock wallet', type = 'WALLET' } = options
  const { canSwitch = true, accessToken, chains = [], rdns, icon } = options
  const wallet = createFakeWallet({
    ...(rdns === undefined ? {} : { rdns }),
    accounts: options.accounts ?? [{ address: account }],
    chainId: options.chainId ?? 1337,
    authorized: options.authorized ?? false,
  })
  const connector = createProviderConnector({
    ...(canSwitch
      ? walletChainCalls(name, {
          chains,
          rereadDelay: 1,
          readTimeout: options.readTimeout,
        })
      : {}),
    chains,
    isSupported: options.isSupported ?? (() => true),
    readTimeout: options.readTimeout,
    descriptor: {
      id,
      name,
      type,
      isRonin: options.isRonin ?? false,
      ...(options.isAutomatic ? { isAutomatic: true } : {}),
      ...(rdns === undefined ? {} : { rdns }),
      ...(icon === undefined ? {} : { icon }),
    },
    findProvider: () => wallet.provider,
    peekProvider: () => wallet.provider,
    end: (provider) => provider.request({ method: 'wallet_revokePermissions' }),
  })
  return {
    ...connector,
    wallet,
    failures: wallet.failures,
    prompts: () =>
      wallet.calls.filter(({ method }) => method === 'eth_requestAccounts')
        .length,
    async connect(chainId, request) {
      const result = await connector.connect(chainId, request)
      return accessToken === undefined ? result : { ...result, accessToken }
    },
  }
}
