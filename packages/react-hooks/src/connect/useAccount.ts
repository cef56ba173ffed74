'use client'
import type { ConnectionState, Connector } from '@strongroom/connectors'
import type { Address } from 'viem'
import { useManagerState } from './useManagerState.ts'

/** Connection of the account. Distinguish the kinds by `status` alone. */
export type AccountState =
  | {
      readonly status: 'disconnected'
      readonly address: null
      readonly chainId: null
      readonly connector: null
    }
  | {
      readonly status: 'connecting' | 'reconnecting'
      readonly address: null
      readonly chainId: null
      /** The wallet that is connecting, once known. */
      readonly connector: Connector | null
    }
  | {
      readonly status: 'connected'
      /** Checksummed. */
      readonly address: Address
      /** The wallet's own chain, which need not be the app's. */
      readonly chainId: number
      readonly connector: Connector
    }

/**
 * The connected account. While a page looks for the wallet it had before, the
 * status is `reconnecting`: show neither an account nor a connect button then.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 * @example
 * import { useAccount } from '@strongroom/react-hooks/connect'
 *
 * export function Who() {
 *   const account = useAccount()
 *   if (account.status !== 'connected') return account.status
 *   return `${account.address} on ${account.chainId}`
 * }
 */
export function useAccount(): AccountState {
  return useManagerState('useAccount', toAccount)
}

const toAccount = ({ status, account, chainId, connector }: ConnectionState) =>
  ({ status, address: account, chainId, connector }) as AccountState
