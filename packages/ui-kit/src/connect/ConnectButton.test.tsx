import { createConnectionManager } from '@strongroom/connectors'
import { readInitialStatus } from '@strongroom/connectors/cookies'
import { StrongroomProvider } from '@strongroom/react-hooks/connect'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConnectButton } from './ConnectButton.tsx'

function renderOnServer(cookies: string | undefined): string {
  const manager = createConnectionManager({
    initialStatus: readInitialStatus(cookies),
  })
  return renderToString(
    <StrongroomProvider manager={manager}>
      <ConnectButton />
    </StrongroomProvider>,
  )
}

test('behavior: a server renders no connect button for who was connected', () => {
  expect(renderOnServer(undefined)).toContain('Connect wallet')
  const html = renderOnServer('tanto.RECONNECT.io.rabby=true')
  expect(html).not.toContain('Connect wallet')
  expect(html).toMatch(/aria-busy="true".*Connecting…/u)
})
