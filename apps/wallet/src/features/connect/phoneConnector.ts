import { type Connector, ConnectorError } from '@strongroom/connectors'
import { createWalletConnectConnector } from '@strongroom/connectors/walletconnect'
import { type PhoneWalletOptions, phoneWallet } from './phoneWallet.ts'

/** Makes the connector of wallets on phones. Loaded on demand. */
export function phoneConnector({
  projectId,
  chains,
}: PhoneWalletOptions): Connector {
  const known = chains()
  if (known.length === 0)
    throw new ConnectorError(
      'ConnectFailed',
      'No network with an RPC endpoint is known yet.',
    )
  return createWalletConnectConnector({
    ...phoneWallet,
    projectId,
    chains: known,
    metadata: {
      name: 'Strongroom',
      description: 'A wallet for safes',
      url: location.origin,
      icons: [`${location.origin}/favicon.svg`],
    },
    load: () => import('@walletconnect/ethereum-provider') as never,
  })
}
