import { useConnection } from '@strongroom/react-hooks'
import { AccountMenu, Button } from '@strongroom/ui-kit'
import { useState } from 'react'
import { useAddressName } from '../../features/address-book/useNames.ts'
import { ConnectWhenAsked } from '../../features/connect/ConnectWhenAsked.tsx'
import { useChainByPrefix } from '../chains/useChainByPrefix.ts'
import { useServices } from '../ServicesContext.ts'

/** Connect button, or the connected account with its menu. */
export function ConnectArea() {
  const { manager } = useServices()
  const { status, account, chainId, connector } = useConnection()
  const [open, setOpen] = useState(false)
  const chain = useChainByPrefix()
  const name = useAddressName(chain?.chainId ?? String(chainId ?? ''), account)

  const wrongChain =
    chain !== undefined && chainId !== null && chain.chainId !== String(chainId)
  return (
    <>
      {account === null ? (
        <Button
          variant="primary"
          busy={status === 'reconnecting'}
          onClick={() => setOpen(true)}
        >
          Connect wallet
        </Button>
      ) : (
        <AccountMenu
          address={account}
          name={name}
          walletName={connector.name}
          chainName={chain?.chainName}
          onSwitchChain={
            wrongChain
              ? () =>
                  void manager
                    .switchChain(Number(chain.chainId))
                    .catch(() => {})
              : undefined
          }
          onSwitchWallet={() => setOpen(true)}
          onDisconnect={() => void manager.disconnect()}
        />
      )}
      <ConnectWhenAsked open={open} onClose={() => setOpen(false)} />
    </>
  )
}
