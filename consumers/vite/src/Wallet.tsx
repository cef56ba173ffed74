import { createConnectionManager } from '@strongroom/connectors'
import { createMockConnector } from '@strongroom/connectors/testing'
import { StrongroomProvider } from '@strongroom/react-hooks/connect'
import { ConnectButton } from '@strongroom/ui-kit'

const manager = createConnectionManager({
  connectors: [createMockConnector()],
})

export function Wallet() {
  return (
    <StrongroomProvider manager={manager}>
      <ConnectButton labels={{ connect: 'Connect' }} />
    </StrongroomProvider>
  )
}
