import type { ConnectDialogProps } from '../src/index.ts'

const icon = (letter: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/><text x="16" y="22" font-family="sans-serif" font-size="16" fill="white" text-anchor="middle">${letter}</text></svg>`,
  )}`

/** A code as WalletConnect 2 makes them. */
export const pairingUri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1790000000'

const fails = (fields: object) => () =>
  Promise.reject(Object.assign(new Error('The wallet said so.'), fields))

const waits = () => new Promise<never>(() => undefined)

export const wallets: ConnectDialogProps['connectors'] = [
  {
    id: 'fox',
    name: 'Fox Wallet',
    icon: icon('F', '#c2571a'),
    section: 'recent',
  },
  { id: 'ronin', name: 'Ronin Wallet', icon: icon('R', '#1273ea') },
  { id: 'rabbit', name: 'Rabbit', icon: icon('B', '#6b5bd2') },
  {
    id: 'phone',
    name: 'Ronin on a phone',
    icon: icon('P', '#1273ea'),
    section: 'other',
    hint: 'Scan a code',
    pairing: true,
    apps: [{ name: 'Ronin', link: 'https://wallet.example/wc?uri={uri}' }],
  },
  {
    id: 'waypoint',
    name: 'Ronin Waypoint',
    section: 'other',
    hint: 'No extension: opens a window of its own',
  },
]

const base = {
  open: true,
  onClose: () => undefined,
  onConnect: waits,
  connectors: wallets,
  chainName: 'Ronin',
  getWallets: [
    {
      name: 'Ronin Wallet',
      icon: icon('R', '#1273ea'),
      hint: 'Extension and app',
      href: 'https://wallet.roninchain.com/',
    },
    {
      name: 'Another wallet',
      hint: 'A list for every device',
      href: 'https://ethereum.org/wallets/find-wallet/',
    },
  ],
} satisfies ConnectDialogProps

interface ConnectState {
  props: ConnectDialogProps
  /** Name of the button that leads to it. */
  click?: string
}

const after = (props: Partial<ConnectDialogProps>): ConnectState => ({
  props: { ...base, ...props },
  click: 'Ronin Wallet',
})
const phone = (props: Partial<ConnectDialogProps>): ConnectState => ({
  props: { ...base, ...props },
  click: 'Ronin on a phone',
})

/** Every state of a `ConnectDialog`, and how to get there. */
export const connectStates = {
  Wallets: { props: base },
  OneSection: { props: { ...base, connectors: wallets.slice(1, 3) } },
  NoWallet: { props: { ...base, connectors: [] } },
  NotInstalled: {
    props: {
      ...base,
      connectors: [
        ...wallets.slice(1, 2),
        {
          id: 'frame',
          name: 'Frame',
          available: false,
          hint: 'Not installed',
          installUrl: 'https://frame.example/',
        },
      ],
    },
  },
  Duplicate: {
    props: {
      ...base,
      connectors: wallets.slice(1, 3).map((wallet) => ({
        ...wallet,
        name: 'Ronin Wallet',
        warning: 'Another wallet uses the same name. Make sure it is yours.',
      })),
    },
  },
  GetWallet: { props: base, click: 'Get a wallet' },
  Waiting: after({}),
  Slow: after({ slowAfter: 0 }),
  MakingCode: phone({}),
  Code: phone({ pairingUri }),
  CodeExpired: phone({ onConnect: fails({ reason: 'expired' }) }),
  CodeUnreachable: phone({ onConnect: fails({ reason: 'unreachable' }) }),
  CodeWrongChain: phone({ onConnect: fails({ code: 4902 }) }),
  CodeFailed: phone({ onConnect: fails({}) }),
  Rejected: after({ onConnect: fails({ code: 4001 }) }),
  Pending: after({ onConnect: fails({ code: -32002 }) }),
  Blocked: {
    props: {
      ...base,
      onConnect: fails({ data: { reason: 'popup-blocked' } }),
    },
    click: 'Ronin Waypoint',
  },
  WrongChain: after({ onConnect: fails({ name: 'ChainMismatch' }) }),
  Missing: after({
    onConnect: fails({ name: 'NotInstalled' }),
    connectors: wallets.map((wallet) => ({
      ...wallet,
      installUrl: 'https://wallet.example/',
    })),
  }),
  Failed: after({ onConnect: fails({}) }),
} satisfies Record<string, ConnectState>
