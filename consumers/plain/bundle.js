import '@strongroom/ui-kit/styles.css'
import { createMockConnector } from '@strongroom/connectors/testing'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { StrongroomProvider, useSafe } from '@strongroom/react-hooks'
import { AddressGroups, ConnectDialog, listWallets } from '@strongroom/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const gateway = createGatewayClient({
  baseUrl: new URLSearchParams(location.search).get('gateway'),
})
const wallet = createMockConnector()

function Page() {
  const { data } = useSafe({ chainId: '1337', safeAddress })
  const [open, setOpen] = useState(true)
  return h(
    'div',
    null,
    data && `${data.threshold} of ${data.owners.length}`,
    h(AddressGroups, { address: safeAddress }),
    h(ConnectDialog, {
      open,
      onClose: () => setOpen(false),
      connectors: listWallets([wallet]),
      onConnect: () => wallet.connect(),
    }),
  )
}

createRoot(document.querySelector('main')).render(
  h(
    QueryClientProvider,
    { client: new QueryClient() },
    h(StrongroomProvider, { gateway }, h(Page)),
  ),
)
