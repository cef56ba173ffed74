import { useAccount } from '@strongroom/react-hooks/connect'
import { Button, shortenAddress, VisuallyHidden } from '@strongroom/ui-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useAddressName } from '../../features/address-book/useNames.ts'
import { ConnectWhenAsked } from '../../features/connect/ConnectWhenAsked.tsx'
import { useChainByPrefix } from '../chains/useChainByPrefix.ts'
import { useServices } from '../ServicesContext.ts'

const ConnectedAccount = lazy(async () => {
  const { ConnectedAccount: component } = await import(
    '../../features/connect/ConnectedAccount.tsx'
  )
  return { default: component }
})

/** Connect button, or the connected account with its menu. */
export function ConnectArea() {
  const account = useAccount()
  const [open, setOpen] = useState(false)
  const chain = useChainByPrefix()
  const { status, address, chainId } = account
  const name = useAddressName(chain?.chainId ?? String(chainId ?? ''), address)
  const { manager, toasts } = useServices()
  const before = useRef(status)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const was = before.current
    before.current = status
    if (was === 'connecting' && status === 'connected') {
      const { account: owner, connector } = manager.getSnapshot()
      setAnnouncement(
        `Connected to ${connector?.name} as ${shortenAddress(owner ?? '')}.`,
      )
    }
    if (was !== 'connected' || status !== 'disconnected') return
    setAnnouncement('Wallet disconnected.')
    const { error } = manager.getSnapshot()
    if (error?.reason === 'duplicate')
      void toasts.add({
        tone: 'danger',
        title: 'Wallet disconnected',
        description: error.message,
      })
  }, [status, manager, toasts])

  const connecting = (
    <Button
      variant="primary"
      busy={status !== 'disconnected' && status !== 'connecting'}
      onClick={() => setOpen(true)}
    >
      Connect wallet
    </Button>
  )
  return (
    <>
      {account.status === 'connected' ? (
        <Suspense fallback={connecting}>
          <ConnectedAccount
            address={account.address}
            chainId={account.chainId}
            name={name}
            walletName={account.connector.name}
            onSwitchWallet={() => setOpen(true)}
          />
        </Suspense>
      ) : (
        connecting
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ConnectWhenAsked open={open} onClose={() => setOpen(false)} />
    </>
  )
}
