import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSizes } from '../scripts/sizes/sizeTable.ts'
import { root } from '../scripts/stack/settings.ts'

/** A published package that does the same, and the import that is measured. */
export interface Peer {
  /** Name on the registry. */
  readonly name: string
  /** The part of it, such as `one call`. */
  readonly part: string
  readonly code: string
  /** Libraries that the app has anyway. */
  readonly external?: readonly string[]
  /** Its sheet, measured beside its scripts. */
  readonly sheet?: string
}

/** A row of the section "Weight" of a README. */
export interface Weight {
  /** The folder below `packages`. */
  readonly package: string
  readonly what: string
  /** Rows of the size tables of the same README. */
  readonly ours: readonly string[]
  readonly peer?: Peer
}

const app = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']
const sdk = '@safe-global/safe-apps-sdk'
const provider = '@safe-global/safe-apps-provider'
const client = '@safe-global/safe-gateway-typescript-sdk'
const kit = '@safe-global/protocol-kit'
const popup = '@sky-mavis/waypoint'
// The toolkit imports npm's `buffer` without depending on it.
const toolkit = { name: kit, external: ['buffer'] }
const pure = [
  ...['calculateSafeTransactionHash', 'hashSafeMessage'],
  ...['buildSignatureBytes', 'encodeMultiSendData', 'decodeMultiSendData'],
  'generatePreValidatedSignature',
].join(', ')
const sdkWithProvider = {
  name: provider,
  code: `export { default } from '${sdk}'\nexport { SafeAppProvider } from '${provider}'`,
}
const connectButton = {
  package: 'ui-kit',
  what: '`ConnectButton` with its dialog, and `connect.css`',
  ours: ['ConnectButton', 'connect.css'],
}

/** What the READMEs compare, in the order of their rows. */
export const weights: readonly Weight[] = [
  {
    package: 'safe-protocol',
    what: '`hashSafeTransaction`',
    ours: ['hashSafeTransaction'],
    peer: {
      ...toolkit,
      part: 'its hash of a transaction',
      code: `export { calculateSafeTransactionHash } from '${kit}'`,
    },
  },
  {
    package: 'safe-protocol',
    what: 'everything in `.`',
    ours: ['everything in .'],
    peer: {
      ...toolkit,
      part: 'six pure functions',
      code: `export { ${pure} } from '${kit}'`,
    },
  },
  {
    package: 'safe-protocol',
    what: 'everything, with the policy',
    ours: ['everything, both entries'],
    peer: {
      ...toolkit,
      part: 'its `Safe` class, which has no policy',
      code: `export { default } from '${kit}'`,
    },
  },
  {
    package: 'gateway-sdk',
    what: 'one call',
    ours: ['one call'],
    peer: {
      name: client,
      part: 'one call',
      code: `export { getSafeInfo } from '${client}'`,
    },
  },
  {
    package: 'gateway-sdk',
    what: 'client and one call',
    ours: ['client and one call'],
  },
  {
    package: 'gateway-sdk',
    what: 'everything in `.`',
    ours: ['everything in .'],
    peer: {
      name: client,
      part: 'everything',
      code: `export * from '${client}'`,
    },
  },
  {
    package: 'safe-apps-bridge',
    what: 'app side',
    ours: ['app side'],
    peer: {
      name: sdk,
      part: 'its class',
      code: `export { default } from '${sdk}'`,
    },
  },
  {
    package: 'safe-apps-bridge',
    what: 'app side',
    ours: ['app side'],
    peer: {
      name: sdk,
      part: 'its class, where the app has viem',
      code: `export { default } from '${sdk}'`,
      external: ['viem'],
    },
  },
  {
    package: 'safe-apps-bridge',
    what: 'app side and `./provider`',
    ours: ['app side and ./provider'],
    peer: { ...sdkWithProvider, part: 'with the SDK' },
  },
  {
    package: 'safe-apps-bridge',
    what: 'app side and `./provider`',
    ours: ['app side and ./provider'],
    peer: {
      ...sdkWithProvider,
      part: 'with the SDK, where the app has viem',
      external: ['viem'],
    },
  },
  {
    package: 'safe-apps-bridge',
    what: '`./compat`, the names of both',
    ours: ['./compat, with hashing'],
    peer: { ...sdkWithProvider, part: 'with the SDK' },
  },
  {
    package: 'safe-apps-bridge',
    what: 'wallet side, `createBridgeHost`',
    ours: ['./host, createBridgeHost'],
  },
  {
    package: 'waypoint-provider',
    what: '`createWaypointProvider`',
    ours: ['createWaypointProvider'],
    peer: {
      name: popup,
      part: 'its provider',
      code: `export { WaypointProvider } from '${popup}'`,
    },
  },
  {
    package: 'waypoint-provider',
    what: '`authorize`',
    ours: ['authorize'],
    peer: {
      name: popup,
      part: '`authorize`',
      code: `export { authorize } from '${popup}'`,
    },
  },
  {
    package: 'waypoint-provider',
    what: 'everything in `.`',
    ours: ['everything in .'],
    peer: { name: popup, part: 'everything', code: `export * from '${popup}'` },
  },
  {
    package: 'connectors',
    what: 'manager, storage and the connectors of this browser',
    ours: ['manager, storage, connectors of this browser'],
    peer: {
      name: '@wagmi/core',
      part: 'config, the injected connector, connect, reconnect, disconnect',
      code: `export { createConfig, http, injected, connect, reconnect, disconnect } from '@wagmi/core'`,
      external: ['viem'],
    },
  },
  {
    package: 'connectors',
    what: 'everything in `.`',
    ours: ['everything in .'],
    peer: {
      name: '@sky-mavis/tanto-connect',
      part: 'everything, with WalletConnect',
      code: `export * from '@sky-mavis/tanto-connect'`,
    },
  },
  {
    package: 'react-hooks',
    what: 'the hooks of a connection, with the manager and a connector',
    ours: ['connection, with the manager of connectors'],
    peer: {
      name: 'wagmi',
      part: 'provider, config, the injected connector and three hooks',
      code: `export { WagmiProvider, createConfig, http, injected, useConnection, useConnect, useDisconnect } from 'wagmi'`,
      external: [...app, 'viem'],
    },
  },
  {
    package: 'react-hooks',
    what: 'the hooks of a connection alone',
    ours: ['connection'],
  },
  {
    package: 'react-hooks',
    what: 'everything that verifies, signs and executes',
    ours: ['all hooks that sign and execute'],
  },
  {
    ...connectButton,
    peer: {
      name: '@rainbow-me/rainbowkit',
      part: 'button and provider, and its sheet',
      code: `export { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit'`,
      external: [...app, 'viem', 'wagmi', '@wagmi/core'],
      sheet: '@rainbow-me/rainbowkit/styles.css',
    },
  },
  {
    ...connectButton,
    peer: {
      name: '@sky-mavis/tanto-widget',
      part: 'everything, with WalletConnect',
      code: `export * from '@sky-mavis/tanto-widget'`,
      external: [...app, 'viem', 'wagmi', '@wagmi/core'],
    },
  },
  {
    package: 'ui-kit',
    what: '`TransactionDetails`, until its checks load their parts',
    ours: ['TransactionDetails'],
  },
  {
    package: 'ui-kit',
    what: '`styles.css`, the whole sheet',
    ours: ['styles.css'],
  },
]

/** The packages that have a section "Weight". */
export const weighed = [...new Set(weights.map((row) => row.package))]

export const readmeOf = (folder: string) =>
  join(root, 'packages', folder, 'README.md')

const kilobytes = (figures: readonly number[]) =>
  figures.map((bytes) => (bytes / 1000).toFixed(1)).join(' + ')

/** The first figures of the size tables of a README, which `pnpm check:size` checks. */
function readOurs(readme: string, { what, ours }: Weight): number[] {
  const tables = ['entry sizes', 'sizes']
    .filter((mark) => readme.includes(`<!-- ${mark} -->`))
    .map((mark) => readSizes(readme, { mark }))
  return ours.map((label) => {
    const bytes = tables.map((table) => table.get(label)?.[0])
    const [found] = bytes.filter((figure) => figure !== undefined)
    if (found === undefined)
      throw new Error(`No size table has "${label}" for "${what}".`)
    return found
  })
}

/** The version of a peer that this workspace pins. */
function versionOf(name: string): string {
  const file = join(import.meta.dirname, 'node_modules', name, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

/** The cells of a row that need no measurement of the peer. */
export function knownCells(readme: string, row: Weight): string {
  const { peer } = row
  const own = `| ${row.what} | ${kilobytes(readOurs(readme, row))} |`
  return peer === undefined
    ? `${own} |`
    : `${own} \`${peer.name}\` ${versionOf(peer.name)}, ${peer.part} |`
}

/** The table of a README. @param theirs Bytes of each peer: scripts, then its sheet. */
export function formatWeights(
  readme: string,
  folder: string,
  theirs: ReadonlyMap<Peer, readonly number[]>,
): string {
  const rows = weights
    .filter((row) => row.package === folder)
    .map((row) => {
      const figures = row.peer && theirs.get(row.peer)
      return `${knownCells(readme, row)} ${figures ? `${kilobytes(figures)} ` : ''}|`
    })
  return [
    '| what a page loads first | kB | beside it | kB |',
    '| --- | --: | --- | --: |',
    ...rows,
  ].join('\n')
}

/** Bytes of the peer in a row of a README; undefined where the row is missing. */
export function readTheirs(readme: string, row: Weight): number[] | undefined {
  const start = knownCells(readme, row)
  const line = readme.split('\n').find((text) => text.startsWith(start))
  const cell = line?.slice(start.length).replace('|', '').trim()
  return cell?.split(' + ').map((figure) => Math.round(Number(figure) * 1000))
}
