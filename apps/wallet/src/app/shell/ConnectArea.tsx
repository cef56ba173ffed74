import { useAccount } from '@strongroom/react-hooks/connect'
import { Button } from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { useAddressName } from '../../features/address-book/useNames.ts'
import { ConnectWhenAsked } from '../../features/connect/ConnectWhenAsked.tsx'
import { useChainByPrefix } from '../chains/useChainByPrefix.ts'

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
      <ConnectWhenAsked open={open} onClose={() => setOpen(false)} />
    </>
  )
}
