import { LinkButton, Notice } from '@strongroom/ui-kit'
import { useSafeHref } from '../../core/navigation.ts'

/** Stands beside a button that signs; the settings are this wallet's own. */
export const noRpcReason =
  'No RPC endpoint is set for this network. Choose one in the settings.'

/** Links to the choice of an endpoint, which every check needs. */
export function NoRpc() {
  const link = useSafeHref()
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
      <LinkButton href={link('/settings')}>Choose an endpoint</LinkButton>
    </Notice>
  )
}
