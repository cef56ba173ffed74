'use client'

import type { ComponentProps } from 'react'
import { Address } from '../address/Address.tsx'
import { Identicon } from '../address/Identicon.tsx'
import { shortenAddress } from '../address/shortenAddress.ts'
import { ChainBadge } from '../badge/ChainBadge.tsx'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { Menu } from '../menu/Menu.tsx'
import type { MenuItem } from '../menu/MenuEntry.tsx'
import { ForeignText } from '../text/ForeignText.tsx'

export interface AccountMenuLabels {
  account: string
  disconnect: string
  switchWallet: string
  wrongChain: (chain: string) => string
}

const defaultLabels: AccountMenuLabels = {
  account: 'Account',
  disconnect: 'Disconnect',
  switchWallet: 'Use another wallet',
  wrongChain: (chain) => `Switch wallet to ${chain}`,
}

export interface AccountMenuProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  address: string
  name?: string | null | undefined
  shortName?: string | undefined
  /** Name of the connected wallet. */
  walletName?: string | undefined
  /** The chain the app is on; shown in the menu. */
  chainName?: string | undefined
  /** Set when the wallet is on another chain: offers to switch. */
  onSwitchChain?: (() => void) | undefined
  onSwitchWallet?: (() => void) | undefined
  onDisconnect: () => void
  /** Further items before the last ones. */
  items?: readonly MenuItem[] | undefined
  labels?: Partial<AccountMenuLabels> | undefined
}

/** The connected account in the header, with what can be done about it. */
export function AccountMenu({
  address,
  name,
  shortName,
  walletName,
  chainName,
  onSwitchChain,
  onSwitchWallet,
  onDisconnect,
  items = [],
  labels,
  className,
  ...rest
}: AccountMenuProps) {
  const texts = mergeLabels(defaultLabels, labels)
  const all: MenuItem[] = [...items]
  if (onSwitchChain !== undefined) {
    all.push({
      id: 'switch-chain',
      label: texts.wrongChain(chainName ?? ''),
      icon: 'warning',
      onSelect: onSwitchChain,
    })
  }
  if (onSwitchWallet !== undefined) {
    all.push({
      id: 'switch-wallet',
      label: texts.switchWallet,
      icon: 'wallet',
      onSelect: onSwitchWallet,
    })
  }
  if (all.length > 0) all.push({ kind: 'separator', id: 'before-disconnect' })
  all.push({
    id: 'disconnect',
    label: texts.disconnect,
    icon: 'power',
    onSelect: onDisconnect,
  })
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
          />
          {(walletName !== undefined || chainName !== undefined) && (
            <span className="sr-account-menu-facts">
              {walletName !== undefined && (
                <ForeignText value={walletName} max={40} />
              )}
              {chainName !== undefined && <ChainBadge name={chainName} />}
            </span>
          )}
        </>
      }
      items={all}
    />
  )
}
