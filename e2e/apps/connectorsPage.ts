import {
  createConnectionManager,
  createWaypointConnector,
  getCheckedProvider,
} from '@strongroom/connectors'
import { createSafeConnector } from '@strongroom/connectors/safe'
import { toWagmiConnector } from '@strongroom/connectors/wagmi'
import { createWaypointProvider } from '@strongroom/waypoint-provider'
import {
  connect,
  createConfig,
  createStorage,
  getConnection,
  http,
  reconnect,
} from '@wagmi/core'
import { stringToHex } from 'viem'
import { localhost } from 'viem/chains'
import { expose } from './expose.ts'

declare global {
  /** Where the parts of the stack are; the test puts it before the script. */
  var stackUrls: { wallet: string; waypoint: string; rpc: string }
}

// Every way to a wallet that a page can have, by our connectors only: alone in
// a tab and inside of the wallet's frame it is the same page.
const { wallet, waypoint, rpc } = globalThis.stackUrls
const kept = readStorage()
// A busy machine may take longer than a person would wait.
const openSafe = () =>
  createSafeConnector({ allowedOrigins: [wallet], timeout: 20_000 })
const manager = createConnectionManager({
  connectors: [
    createWaypointConnector({
      chainId: 1337,
      createProvider: (chainId) =>
        createWaypointProvider({
          clientId: 'strongroom-local',
          waypointOrigin: waypoint,
          chainId,
          chains: { [chainId]: { rpcUrl: rpc } },
          ...(kept === undefined ? {} : { storage: kept }),
          refuseWalletMethods: true,
        }),
    }),
    openSafe(),
  ],
})

const chain = { ...localhost, id: 1337 } as const
const config = createConfig({
  chains: [chain],
  transports: { [chain.id]: http(rpc) },
  connectors: [toWagmiConnector(openSafe)],
  storage: kept === undefined ? null : createStorage({ storage: kept }),
})

/** The wallet's frame blocks storage for an unlisted app. */
function readStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const answer = document.createElement('output')
document.body.append(answer)

/** Popups need a click, so there is a button for everything that opens one. */
function addButton(name: string, press: () => Promise<unknown>): void {
  const button = document.createElement('button')
  button.textContent = name
  button.onclick = () => {
    const show = (value: unknown) => {
      answer.textContent = String(value)
    }
    press().then(show, show)
  }
  document.body.append(button)
}

const request = async (method: string, params: readonly unknown[]) =>
  getCheckedProvider(manager).request({ method, params })

const listed = new Set<string>()
const list = () => {
  for (const { id, name } of manager.getSnapshot().connectors) {
    if (listed.has(id)) continue
    listed.add(id)
    addButton(`Connect ${name}`, () => manager.connect(id))
  }
}
manager.subscribe(list)
manager.mount()
list()
addButton('Disconnect', () => manager.disconnect())
addButton('Sign', () =>
  request('personal_sign', [
    stringToHex('Pay the gardener'),
    manager.getSnapshot().account,
  ]),
)

expose({
  request,
  connect: async (id: string) => {
    await manager.connect(id)
  },
  state() {
    const { status, account, chainId, connector } = manager.getSnapshot()
    return { status, account, chainId, id: connector?.id ?? null }
  },
  names: () => manager.getSnapshot().connectors.map(({ name }) => name),
  wagmi: {
    names: () => config.connectors.map(({ name }) => name),
    async connect(name: string) {
      const connector = config.connectors.find((one) => one.name === name)
      if (connector === undefined) throw new Error(`There is no ${name}.`)
      const { accounts, chainId } = await connect(config, { connector })
      return { accounts, chainId }
    },
    async reconnect() {
      await reconnect(config)
      const { status, address, chainId } = getConnection(config)
      return { status, address, chainId }
    },
  },
})
