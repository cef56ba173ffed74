import type { ComponentProps, ReactNode } from 'react'
import { Address } from '../address/Address.tsx'
import { Identicon } from '../address/Identicon.tsx'
import { shortenAddress } from '../address/shortenAddress.ts'
import { ChainBadge } from '../badge/ChainBadge.tsx'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Menu, type MenuProps } from '../menu/Menu.tsx'
import type { MenuItem } from '../menu/MenuEntry.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { type AccountMenuActions, accountItems } from './accountItems.ts'
import {
  type AccountMenuLabels,
  defaultAccountLabels,
} from './accountLabels.ts'

/** Props of `AccountMenu`. */
export interface AccountMenuProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name'>,
    Pick<MenuProps, 'variant' | 'size' | 'render'>,
    AccountMenuActions {
  /** The connected account. */
  address: string
  /** Name the user gave it. */
  name?: string | null | undefined
  /** EIP-3770 short name, put before the address. */
  shortName?: string | undefined
  /** Name of the connected wallet. */
  walletName?: string | undefined
  /** Balance of the account, such as a `TokenAmount`. */
  balance?: ReactNode
  /** Further items before the last ones. */
  items?: readonly MenuItem[] | undefined
  /** Replaces texts, one by one or all together. */
  labels?: Partial<AccountMenuLabels> | undefined
}

/** The connected account in the header, with its actions. */
export function AccountMenu({
  address,
  name,
  shortName,
  walletName,
  balance,
  chainName,
  networks,
  networkId,
  onSelectNetwork,
  onSwitchChain,
  onSwitchWallet,
  session,
  onDisconnect,
  items = [],
  labels,
  className,
  ...rest
}: AccountMenuProps) {
  const texts = useLabels('accountMenu', defaultAccountLabels, labels)
  const actions = {
    chainName,
    networks,
    networkId,
    onSelectNetwork,
    onSwitchChain,
    onSwitchWallet,
    session,
    onDisconnect,
  }
  const facts: readonly [string, ReactNode][] = [
    [texts.wallet, walletName && <ForeignText value={walletName} max={40} />],
    [
      texts.network,
      chainName &&
        (onSwitchChain ? (
          texts.otherChain(chainName)
        ) : (
          <ChainBadge name={chainName} />
        )),
    ],
    [texts.balance, balance],
    [texts.session, session && texts[session.status]],
  ]
  return (
    <Menu
      {...rest}
      className={classNames('sr-account-menu', className)}
      label={texts.account}
      trigger={
        <>
          <Identicon address={address} size={20} />
          <span className="sr-account-menu-name">
            {name ? (
              <ForeignText value={name} max={24} />
            ) : (
              <span className="sr-mono" dir="ltr">
                {shortenAddress(address)}
              </span>
            )}
          </span>
          {onSwitchChain !== undefined && (
            <Icon
              name="warning"
              className="sr-account-menu-alert"
              label={texts.wrongChain(chainName ?? '')}
            />
          )}
          <Icon name="chevronDown" />
        </>
      }
      header={
        <>
          <Address
            address={address}
            name={name}
            shortName={shortName}
            variant="full"
            labels={{ copy: texts.copy }}
          />
          <dl className="sr-account-menu-facts">
            {facts.map(
              ([fact, value]) =>
                value != null &&
                value !== '' && (
                  <div key={fact}>
                    <dt>{fact}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </>
      }
      items={[...items, ...accountItems(actions, texts)]}
    />
  )
}
