'use client'

import {
  useAccount,
  useConnect,
  useConnectors,
} from '@strongroom/react-hooks/connect'
import { Address, Button, ConnectDialog, listWallets } from '@strongroom/ui-kit'
import { useState } from 'react'

export function Wallet() {
  const { connectors, duplicateIds } = useConnectors()
  const { connect, uri } = useConnect()
  const account = useAccount()
  const [open, setOpen] = useState(false)
  return (
    <>
      {account.status === 'connected' ? (
        <Address address={account.address} variant="full" />
      ) : (
        <Button onClick={() => setOpen(true)}>Connect</Button>
      )}
      <ConnectDialog
        open={open}
        onClose={() => setOpen(false)}
        connectors={listWallets(connectors, { duplicateIds })}
        onConnect={({ id }, { signal }) => connect(id, { signal })}
        pairingUri={uri}
      />
    </>
  )
}
