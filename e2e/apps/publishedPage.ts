import './record.ts'
import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { connect, createConfig, http } from '@wagmi/core'
import { localhost } from 'viem/chains'
import { safe as safeConnector } from 'wagmi/connectors'
import { expose } from './expose.ts'
import { openLibraries } from './openLibraries.ts'

// An app of today: the published packages as they are.
const sdk = new SafeAppsSDK()
const safe = await sdk.safe.getInfo()
const provider = new SafeAppProvider(safe, sdk)

const chain = { ...localhost, id: 1337 } as const
const wagmi = {
  /** With the 10 ms that wagmi gives the wallet by itself. */
  async connect() {
    const config = createConfig({
      chains: [chain],
      // The browser blocks storage in a frame of another site for privacy.
      storage: null,
      connectors: [safeConnector()],
      transports: { [chain.id]: http() },
    })
    const [connector] = config.connectors
    if (connector === undefined) throw new Error('No connector.')
    const { accounts, chainId } = await connect(config, { connector })
    return { accounts, chainId, name: connector.name }
  },
}

expose({ sdk, provider, wagmi, ...(await openLibraries(provider)) })
