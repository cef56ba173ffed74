import { useConnection } from '@strongroom/react-hooks'
import { ConnectDialog } from '@strongroom/ui-kit'
import { useEffect } from 'react'
import { useServices } from '../../app/ServicesContext.ts'

/** Chooses one of the wallets that announced themselves in this browser. */
export function ConnectWallet({ onClose }: { onClose: () => void }) {
  const { manager, popupWallet } = useServices()
  const { connectors, duplicateIds } = useConnection()
  useEffect(() => {
    // Its window has to open inside the click: nothing may be loaded then. A
    // failure shows when the wallet is chosen.
    popupWallet?.connector.preload().catch(() => undefined)
  }, [popupWallet])
  return (
    <ConnectDialog
      open
      onClose={onClose}
      connectors={connectors.map(({ id, name, icon }) => ({
        id,
        name,
        icon,
        ...(id === popupWallet?.connector.id && {
          hint: 'No extension: opens a window of its own',
        }),
        ...(duplicateIds.includes(id) && {
          hint: 'Another wallet uses the same name. Make sure it is yours.',
        }),
      }))}
      onConnect={({ id }, { signal }) => manager.connect(id, { signal })}
    />
  )
}
