import { useConnection } from '@strongroom/react-hooks'
import { ConnectDialog } from '@strongroom/ui-kit'
import { useServices } from '../../app/ServicesContext.ts'

/** Chooses one of the wallets that announced themselves in this browser. */
export function ConnectWallet({ onClose }: { onClose: () => void }) {
  const { manager } = useServices()
  const { connectors, duplicateIds } = useConnection()
  return (
    <ConnectDialog
      open
      onClose={onClose}
      connectors={connectors.map(({ id, name, icon }) => ({
        id,
        name,
        icon,
        ...(duplicateIds.includes(id) && {
          hint: 'Another wallet uses the same name. Make sure it is yours.',
        }),
      }))}
      onConnect={({ id }, { signal }) => manager.connect(id, { signal })}
    />
  )
}
