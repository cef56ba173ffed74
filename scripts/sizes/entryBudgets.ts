/** An import from a published package, and its budget. */
export interface EntryBudget {
  /** The folder below `packages`. */
  readonly package: string
  /** Name of the measured part, and of its row in the package's README. */
  readonly label: string
  /** Entries as in `exports`; `.` and its neighbours. */
  readonly entries: readonly string[]
  /** Exports taken from them. @default all */
  readonly names?: readonly string[]
  /** Code of another package that the same page needs. */
  readonly besides?: string
  /** Bytes of gzip, level 9, with either bundler. */
  readonly budget: number
  /** Peers of the package, which the app has anyway. */
  readonly external?: readonly string[]
  /** One file without code splitting. */
  readonly isSingleFile?: boolean
}

/** Entries that never reach a browser of a user, or are measured otherwise. */
export const unmeasuredEntries: Readonly<Record<string, string>> = {
  'connectors/testing': 'for tests',
  'gateway-sdk/testing': 'for tests',
  'react-hooks/bridge': 'measured by hook, in partSizes',
  'react-hooks/query': 'measured with its hooks, in partSizes',
  'react-hooks/review': 'measured by hook, in partSizes',
  'react-hooks/sign': 'measured by hook, in partSizes',
  'safe-apps-bridge/testing': 'for tests',
  verify: 'runs on Node, from the command line',
  'ui-kit': 'measured by component, in partSizes',
  'ui-kit/connect.css': 'measured by sheet, in partSizes',
  'ui-kit/fonts.css': 'two font files, of 18 and 10 kB',
  'ui-kit/labels/de': 'the texts in German, loaded by those who read them',
  'ui-kit/testing': 'for tests',
  'ui-kit/styles.css': 'measured by sheet, in partSizes',
}

const react = [
  ...['react', 'react-dom', 'viem'],
  ...['@tanstack/react-query', 'react/jsx-runtime'],
]

const connection = [
  ...['StrongroomProvider', 'useConnection', 'useAccount', 'useConnect'],
  ...['useConnectors', 'useDisconnect', 'useSwitchChain'],
  'useRecentWallets',
]

export const entryBudgets: readonly EntryBudget[] = [
  {
    package: 'safe-protocol',
    label: 'everything in .',
    entries: ['.'],
    // 0.4 kB plan changes of owners, 0.8 kB a safe at its address on another chain; the
    // rest of the last 2 kB encodes spending limits, delegates and recovery.
    budget: 18_950,
  },
  {
    package: 'safe-protocol',
    label: 'everything, both entries',
    entries: ['.', './risks'],
    budget: 26_600,
  },
  {
    package: 'safe-protocol',
    label: 'hashSafeTransaction',
    entries: ['.'],
    names: ['hashSafeTransaction'],
    budget: 3_010,
  },
  {
    package: 'safe-protocol',
    label: 'decodeCall',
    entries: ['.'],
    names: ['decodeCall'],
    budget: 9_900,
  },
  {
    package: 'safe-protocol',
    label: 'everything in ./risks',
    entries: ['./risks'],
    // 1.8 kB of it list recipients and allowances and compare them, 0.7 kB play spending
    // limits and name those that count again, 0.2 kB recognize sign-in texts that an
    // owner types.
    budget: 16_850,
  },
  {
    package: 'safe-protocol',
    label: 'everything in ./bundle',
    entries: ['./bundle'],
    budget: 9_300,
  },
  {
    package: 'safe-protocol',
    label: 'everything in ./description',
    entries: ['./description'],
    // 2.2 kB of it decode a call that is unknown here, by the types of the service.
    budget: 3_400,
  },
  {
    package: 'safe-protocol',
    label: 'decodeSafeEvent',
    entries: ['.'],
    names: ['decodeSafeEvent'],
    budget: 3800,
  },
  {
    package: 'gateway-sdk',
    label: 'everything in .',
    entries: ['.'],
    budget: 5100,
  },
  {
    package: 'gateway-sdk',
    label: 'one call',
    entries: ['.'],
    names: ['getSafeInfo'],
    budget: 1000,
  },
  {
    package: 'gateway-sdk',
    label: 'client and one call',
    entries: ['.'],
    names: ['createGatewayClient', 'getSafeInfo'],
    budget: 3000,
  },
  {
    package: 'gateway-sdk',
    label: 'client and one call, without code splitting',
    entries: ['.'],
    names: ['createGatewayClient', 'getSafeInfo'],
    budget: 3000,
    isSingleFile: true,
  },
  {
    package: 'gateway-sdk',
    label: './live, with getSafeInfo',
    entries: ['./live'],
    // 1.2 kB of it read a stream, share it between tabs and open it again, and 0.4
    // check webhooks on servers.
    budget: 3200,
  },
  {
    package: 'gateway-sdk',
    label: './validate',
    entries: ['./validate'],
    budget: 16_000,
  },
  {
    package: 'gateway-sdk',
    label: './compat',
    entries: ['./compat'],
    budget: 4000,
  },
  {
    package: 'gateway-sdk',
    label: './compat, one call',
    entries: ['./compat'],
    names: ['getSafeInfo'],
    budget: 1000,
  },
  {
    package: 'gateway-sdk',
    label: './compat, one enumeration',
    entries: ['./compat'],
    names: ['TransactionInfoType'],
    budget: 250,
  },
  {
    package: 'safe-apps-bridge',
    label: 'app side',
    entries: ['.'],
    budget: 3050,
  },
  {
    package: 'safe-apps-bridge',
    label: 'app side and ./provider',
    entries: ['.', './provider'],
    budget: 5800,
  },
  {
    package: 'safe-apps-bridge',
    label: './compat, with hashing',
    entries: ['./compat'],
    budget: 12_000,
  },
  {
    package: 'safe-apps-bridge',
    label: './host, createBridgeHost',
    entries: ['./host'],
    names: ['createBridgeHost'],
    // 0.15 kB for a chunk that createHostProvider shares.
    budget: 6300,
  },
  {
    package: 'safe-apps-bridge',
    label: './host, everything',
    entries: ['./host'],
    // 0.4 kB serve apps outside of a frame.
    budget: 9500,
  },
  {
    package: 'waypoint-provider',
    label: 'everything in .',
    entries: ['.'],
    budget: 9000,
  },
  {
    package: 'waypoint-provider',
    label: 'everything in ., with what checks signatures',
    entries: ['.'],
    budget: 25_400,
    isSingleFile: true,
  },
  {
    package: 'waypoint-provider',
    label: 'createWaypointProvider',
    entries: ['.'],
    names: ['createWaypointProvider'],
    budget: 7600,
  },
  {
    package: 'waypoint-provider',
    label: 'authorize',
    entries: ['.'],
    names: ['authorize'],
    budget: 4_650,
  },
  {
    package: 'waypoint-provider',
    label: './delegation',
    entries: ['./delegation'],
    budget: 5_120,
  },
  {
    package: 'connectors',
    label: 'manager, storage, connectors of this browser',
    entries: ['.'],
    names: [
      'createConnectionManager',
      'createRoninConnector',
      'createInjectedConnector',
      'createWaypointConnector',
      'createSafeStorage',
    ],
    budget: 10_000,
  },
  {
    package: 'connectors',
    label: 'createConnectionManager',
    entries: ['.'],
    names: ['createConnectionManager'],
    budget: 5500,
  },
  {
    package: 'connectors',
    label: 'everything in .',
    entries: ['.'],
    budget: 11_600,
  },
  {
    package: 'connectors',
    label: './cookies',
    entries: ['./cookies'],
    budget: 600,
  },
  {
    package: 'connectors',
    label: './walletconnect, before it is used',
    entries: ['./walletconnect'],
    budget: 7000,
    external: ['@walletconnect/ethereum-provider'],
  },
  {
    package: 'connectors',
    label: './walletconnect-account, before it is used',
    entries: ['./walletconnect-account'],
    budget: 3650,
    external: ['@walletconnect/sign-client'],
  },
  {
    package: 'connectors',
    label: './safe, before it is used',
    entries: ['./safe'],
    budget: 5700,
  },
  {
    package: 'connectors',
    label: './wagmi',
    entries: ['./wagmi'],
    budget: 7700,
    external: ['viem', '@wagmi/core'],
  },
  {
    package: 'react-hooks',
    label: 'connection',
    entries: ['./connect'],
    names: connection,
    budget: 3000,
    external: react,
  },
  {
    package: 'react-hooks',
    label: 'connection, with the manager of connectors',
    entries: ['./connect'],
    names: connection,
    besides:
      "export { createConnectionManager, createInjectedConnector } from '@strongroom/connectors'",
    budget: 9650,
    external: react,
  },
  {
    package: 'react-hooks',
    label: './connect: connection and sign-in',
    entries: ['./connect'],
    budget: 6400,
    external: react,
  },
  {
    package: 'react-hooks',
    label: 'useSignTransaction with all that verifies',
    entries: ['.'],
    names: ['useSignTransaction'],
    // 7 kB of it read recipients, allowances and tokens, simulate, and ask for the
    // descriptions of the contracts' authors; 1 kB runs the calls before an approval
    // and compares the nonce of two sources.
    budget: 47_000,
    external: react,
  },
  {
    package: 'react-hooks',
    label: 'all hooks that sign and execute',
    entries: ['.'],
    names: [
      ...['useSignTransaction', 'useRejectTransaction'],
      ...['useExecuteTransaction', 'useSignMessage'],
    ],
    budget: 60_100,
    external: react,
  },
  {
    package: 'react-hooks',
    label: './clear-signing',
    entries: ['./clear-signing'],
    // 14.4 kB of it are the formatter of ERC-7730.
    budget: 36_500,
    external: react,
  },
  {
    package: 'react-hooks',
    label: './chain, client and chains without viem',
    entries: ['./chain'],
    names: ['createChainClient'],
    budget: 4000,
    external: ['viem'],
  },
  {
    package: 'react-hooks',
    label: './chain, chains alone',
    entries: ['./chain'],
    names: ['chains'],
    budget: 800,
    external: ['viem'],
  },
  {
    package: 'react-hooks',
    label: './chain, createRpc',
    entries: ['./chain'],
    names: ['createRpc'],
    budget: 2030,
  },
]
