import {
  createWalletConnectAccount,
  type WalletConnectAccount,
} from '@strongroom/connectors/walletconnect-account'
import type { WalletConfig } from '../../config/parseConfig.ts'
import { walletMetadata } from '../connect/walletMetadata.ts'

const accounts = new Map<string, WalletConnectAccount>()

/**
 * The page's account for apps. It is started once and lives as long as the page:
 * two of them would answer each other's requests.
 */
export function openAccount(
  projectId: string,
  { walletConnectRelayUrl: relayUrl }: WalletConfig,
): WalletConnectAccount {
  const known = accounts.get(projectId)
  if (known !== undefined) return known
  const account = createWalletConnectAccount({
    projectId,
    ...(relayUrl === undefined ? {} : { relayUrl }),
    storagePrefix: 'strongroom-safe',
    metadata: walletMetadata(),
    load: () => import('@walletconnect/sign-client') as never,
  })
  accounts.set(projectId, account)
  account.start()
  return account
}
