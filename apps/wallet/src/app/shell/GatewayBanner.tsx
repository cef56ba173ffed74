import { Button, Notice } from '@strongroom/ui-kit'
import { useChainRecords } from '../chains/useChainRecords.ts'
import { useServices } from '../ServicesContext.ts'

/** Shows that the gateway does not answer; the app continues with the chain. */
export function GatewayBanner() {
  const { config, queryClient } = useServices()
  const { error, refused } = useChainRecords()
  if (refused.length > 0)
    return (
      <Notice
        tone="danger"
        role="alert"
        title="The gateway describes a network wrongly"
      >
        {refused.slice(0, 5).map(({ shortName, reason }) => (
          <p key={`${shortName} ${reason}`}>{reason}</p>
        ))}
        <p>Its description is not used. Tell whoever runs this wallet.</p>
      </Notice>
    )
  if (error === null) return null
  return (
    <Notice
      tone="warning"
      title="Gateway unreachable"
      actions={
        <Button size="small" onClick={() => void queryClient.refetchQueries()}>
          Try again
        </Button>
      }
    >
      {new URL(config.gatewayUrl).host} does not answer. Queue, history and
      token balances are missing until it does. Owners, threshold, nonce and the
      native balance come from your RPC.
    </Notice>
  )
}
