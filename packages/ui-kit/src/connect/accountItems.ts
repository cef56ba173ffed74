import type { MenuItem } from '../menu/MenuEntry.tsx'
import type { AccountMenuLabels } from './accountLabels.ts'

/** A network to choose in an `AccountMenu`. */
export interface AccountNetwork {
  id: string
  name: string
}

/** How an account is signed in at a gateway, and what to do about it. */
export interface AccountSession {
  status: 'signed-out' | 'checking' | 'signing' | 'signed-in'
  onSignIn: () => void
  onSignOut: () => void
}

/** What `AccountMenu` offers; entries without a function are left out. */
export interface AccountMenuActions {
  /** The chain the app is on; shown in the menu. */
  chainName?: string | undefined
  /** Networks that the wallet can switch to. */
  networks?: readonly AccountNetwork[] | undefined
  /** The one the wallet is on. */
  networkId?: string | undefined
  /** Switches the wallet to another network. */
  onSelectNetwork?: ((id: string) => void) | undefined
  /** Set when the wallet is on another chain: offers to switch. */
  onSwitchChain?: (() => void) | undefined
  /** Lets another wallet be chosen. */
  onSwitchWallet?: (() => void) | undefined
  /** The sign-in to the gateway; left out without one. */
  session?: AccountSession | undefined
  /** Ends the connection. */
  onDisconnect: () => void
}

/** The lines of the menu, in groups. */
export function accountItems(
  actions: AccountMenuActions,
  texts: AccountMenuLabels,
): MenuItem[] {
  const { chainName = '', networks = [], networkId, session } = actions
  const { onSelectNetwork, onSwitchChain, onSwitchWallet } = actions
  const isBusy = session?.status === 'signing' || session?.status === 'checking'
  const groups: MenuItem[][] = [
    onSwitchChain === undefined
      ? []
      : [
          {
            id: 'switch-chain',
            label: texts.wrongChain(chainName),
            icon: 'warning',
            onSelect: onSwitchChain,
          },
        ],
    onSelectNetwork === undefined
      ? []
      : networks.map(({ id, name }) => ({
          id: `network-${id}`,
          label: name,
          checked: id === networkId,
          onSelect: () => onSelectNetwork(id),
        })),
    [
      ...(session === undefined
        ? []
        : [
            session.status === 'signed-in'
              ? ({
                  id: 'sign-out',
                  label: texts.signOut,
                  icon: 'lock',
                  onSelect: session.onSignOut,
                } as const)
              : ({
                  id: 'sign-in',
                  label: texts.signIn,
                  icon: 'lock',
                  disabled: isBusy,
                  onSelect: session.onSignIn,
                } as const),
          ]),
      ...(onSwitchWallet === undefined
        ? []
        : [
            {
              id: 'switch-wallet',
              label: texts.switchWallet,
              icon: 'wallet',
              onSelect: onSwitchWallet,
            } as const,
          ]),
    ],
    [
      {
        id: 'disconnect',
        label: texts.disconnect,
        icon: 'power',
        onSelect: actions.onDisconnect,
      },
    ],
  ]
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): MenuItem[] =>
      index === 0
        ? group
        : [{ kind: 'separator', id: `before-${index}` }, ...group],
    )
}
