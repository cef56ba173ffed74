import { Notice } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'

/** Stands beside a button that signs; the settings are this wallet's own. */
export const noRpcReason =
  'No RPC endpoint is set for this network. Choose one in the settings.'

/** Links to the choice of an endpoint, which every check needs. */
export function NoRpc() {
  return (
    <Notice
      tone="danger"
      role="alert"
      title="Nothing could be checked on the chain"
    >
      <p>
        No RPC endpoint is set for this network, and the gateway’s own is not
        asked: it would only repeat what the gateway says.
      </p>
      <ButtonLink to="/settings/networks">Choose an endpoint</ButtonLink>
    </Notice>
  )
}
