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
import { phoneWallet } from './phoneWallet.ts'
import { popupWallet } from './popupWallet.ts'
import { useConnectTexts } from './texts.ts'

/** Chooses one of the wallets that can be reached from this browser. */
export function ConnectWallet({ onClose }: { onClose: () => void }) {
  const t = useConnectTexts()
  const { preloadWallets } = useServices()
  const { connectors, duplicateIds } = useConnectors()
  const { connect, uri } = useConnect()
  const recentIds = useRecentWallets()
  const phone = matchMedia('(pointer: coarse)').matches
  useEffect(() => {
    // Its window has to open inside the click, so its code is loaded before. A
    // failure shows when the wallet is chosen.
    preloadWallets().catch(() => undefined)
  }, [preloadWallets])
  return (
    <ConnectDialog
      open
      onClose={onClose}
      connectors={listWallets(connectors, {
        duplicateIds,
        recentIds,
        hints: { [popupWallet.id]: t('popup'), [phoneWallet.id]: t('phone') },
        apps: { [phoneWallet.id]: listPairingApps() },
      })}
      onConnect={({ id }, { signal }) => connect(id, { signal })}
      pairingUri={uri}
      getWallets={[
        ...listDownloads({
          phone,
          installed: connectors.map(({ rdns }) => rdns),
          page: location.href,
        }),
        {
          name: t('another'),
          hint: t('anotherHint'),
          href: 'https://ethereum.org/wallets/find-wallet/',
        },
      ]}
    />
  )
}
