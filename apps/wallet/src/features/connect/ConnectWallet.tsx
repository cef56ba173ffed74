import {
  useConnect,
  useConnectors,
  useRecentWallets,
} from '@strongroom/react-hooks/connect'
import {
  ConnectDialog,
  listDownloads,
  listPairingApps,
  listWallets,
} from '@strongroom/ui-kit'
import { useEffect } from 'react'
import { useServices } from '../../core/useServices.ts'

const hints = {
  WAYPOINT: 'No extension: opens a window of its own',
  RONIN_WC: 'A wallet on your phone: shows a code',
}
const anotherWallet = {
  name: 'Another wallet',
  hint: 'A list for every device',
  href: 'https://ethereum.org/wallets/find-wallet/',
}

/** Chooses one of the wallets that can be reached from this browser. */
export function ConnectWallet({ onClose }: { onClose: () => void }) {
  const { popupWallet } = useServices()
  const { connectors, duplicateIds } = useConnectors()
  const { connect, uri } = useConnect()
  const recentIds = useRecentWallets()
  const phone = matchMedia('(pointer: coarse)').matches
  useEffect(() => {
    // Its window has to open inside the click, so its code is loaded before. A
    // failure shows when the wallet is chosen.
    popupWallet?.connector.preload().catch(() => undefined)
  }, [popupWallet])
  return (
    <ConnectDialog
      open
      onClose={onClose}
      connectors={listWallets(connectors, {
        duplicateIds,
        recentIds,
        hints,
        apps: { RONIN_WC: listPairingApps() },
      })}
      onConnect={({ id }, { signal }) => connect(id, { signal })}
      pairingUri={uri}
      getWallets={[
        ...listDownloads({
          phone,
          installed: connectors.map(({ rdns }) => rdns),
          page: location.href,
        }),
        anotherWallet,
      ]}
    />
  )
}
