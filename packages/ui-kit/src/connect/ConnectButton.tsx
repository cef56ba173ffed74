'use client'

import {
  useAccount,
  useConnect,
  useConnectors,
  useDisconnect,
  useRecentWallets,
  useSwitchChain,
} from '@strongroom/react-hooks/connect'
import { useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
import { ConnectDialog, type ConnectDialogProps } from './ConnectDialog.tsx'
import {
  type ConnectButtonLabels,
  defaultConnectButtonLabels,
} from './connectButtonLabels.ts'
import { type ListWalletsOptions, listWallets } from './listWallets.ts'
import { defaultWalletListLabels } from './walletListLabels.ts'

/** Props of `ConnectButton`. */
export interface ConnectButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'className'>,
    Pick<
      AccountMenuProps,
      'name' | 'shortName' | 'balance' | 'items' | 'session'
    >,
    Pick<ConnectDialogProps, 'getWallets' | 'slowAfter'>,
    Pick<ListWalletsOptions, 'hints' | 'apps'> {
  /**
   * The chain that the app works on: a wallet on another one gets an offer to
   * switch.
   */
  chain?: { readonly chainId: number; readonly name: string } | undefined
  labels?: Partial<ConnectButtonLabels> | undefined
}

/**
 * Connecting as one element: a button with its dialog, then the menu of the
 * account. Reads the connection of the `StrongroomProvider` above it, which
 * needs a `manager`.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 */
export function ConnectButton({
  variant = 'primary',
  size,
  className,
  chain,
  name,
  shortName,
  balance,
  items,
  session,
  getWallets,
  slowAfter,
  hints,
  apps,
  labels,
}: ConnectButtonProps) {
  const texts = useLabels('connectButton', defaultConnectButtonLabels, labels)
  const warnings = useLabels('walletList', defaultWalletListLabels)
  const account = useAccount()
  const { connectors, duplicateIds } = useConnectors()
  const { connect, uri } = useConnect()
  const recentIds = useRecentWallets()
  const disconnect = useDisconnect()
  const { switchChain, status: switching, reset } = useSwitchChain()
  const [open, setOpen] = useState(false)
  const control = useRef<HTMLButtonElement>(null)
  const isConnected = account.status === 'connected'
  const wasConnected = useRef(isConnected)

  useEffect(() => {
    // The button that opened the dialog is gone, so the focus fell to the page.
    if (open || wasConnected.current === isConnected) return
    wasConnected.current = isConnected
    if (document.activeElement === document.body) control.current?.focus()
  }, [open, isConnected])

  const isElsewhere =
    isConnected && chain !== undefined && account.chainId !== chain.chainId
  const move = () => {
    if (chain) switchChain(chain.chainId).catch(() => undefined)
  }
  return (
    <>
      {isConnected ? (
        <AccountMenu
          ref={control}
          className={className}
          size={size}
          address={account.address}
          name={name}
          shortName={shortName}
          walletName={account.connector.name}
          balance={balance}
          chainName={chain?.name}
          items={items}
          session={session}
          onSwitchChain={isElsewhere ? move : undefined}
          onSwitchWallet={() => setOpen(true)}
          onDisconnect={() => {
            reset()
            void disconnect()
          }}
        />
      ) : (
        <Button
          ref={control}
          className={className}
          variant={variant}
          size={size}
          busy={account.status === 'reconnecting'}
          onClick={() => setOpen(true)}
        >
          {account.status === 'reconnecting'
            ? texts.reconnecting
            : texts.connect}
        </Button>
      )}
      {isElsewhere && (
        <Dialog
          open={switching === 'failed'}
          onClose={reset}
          size="small"
          title={texts.switchFailed}
          description={texts.switchFailedHint(chain.name)}
          footer={
            <Button variant="primary" onClick={move}>
              {texts.retry}
            </Button>
          }
        />
      )}
      <ConnectDialog
        open={open}
        onClose={() => setOpen(false)}
        connectors={listWallets(connectors, {
          duplicateIds,
          recentIds,
          duplicateWarning: warnings.duplicate,
          imitationWarning: warnings.imitation,
          hints,
          apps,
        })}
        onConnect={({ id }, { signal }) => connect(id, { signal })}
        pairingUri={uri}
        getWallets={getWallets}
        chainName={chain?.name}
        slowAfter={slowAfter}
      />
    </>
  )
}
