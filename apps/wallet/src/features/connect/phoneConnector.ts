import { type Connector, ConnectorError } from '@strongroom/connectors'
import { createWalletConnectConnector } from '@strongroom/connectors/walletconnect'
import { type PhoneWalletOptions, phoneWallet } from './phoneWallet.ts'
import { walletMetadata } from './walletMetadata.ts'

/** Makes the connector of wallets on phones. Loaded on demand. */
export function phoneConnector({
  projectId,
  relayUrl,
  chains,
}: PhoneWalletOptions): Connector {
  const known = chains()
  if (known.length === 0)
    throw new ConnectorError(
      'ConnectFailed',
      'The networks are not known yet: the gateway has not answered.',
    )
  return createWalletConnectConnector({
    ...phoneWallet,
    projectId,
    chains: known,
    ...(relayUrl === undefined ? {} : { relayUrl }),
    // On a phone, requests have to open the wallet's app; elsewhere the link
    // would be dead.
    ...(matchMedia('(pointer: coarse)').matches ? { wakeLink: 'wallet' } : {}),
    metadata: walletMetadata(),
    load: () => import('@walletconnect/ethereum-provider') as never,
  })
}
