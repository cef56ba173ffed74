import { Button, Notice } from '@strongroom/ui-kit'
import { useChainRecords } from '../chains/useChainRecords.ts'
import { useServices } from '../ServicesContext.ts'

/** Says so when the gateway does not answer; the app goes on with the chain. */
export function GatewayBanner() {
  const { config, queryClient } = useServices()
  const { error } = useChainRecords()
  if (error === null) return null
  return (
    <Notice tone="warning" title="Gateway unreachable">
      <p>
        {new URL(config.gatewayUrl).host} does not answer. Queue, history and
        token balances are missing until it does. Owners, threshold, nonce and
        the native balance come from your RPC.
      </p>
      <Button size="small" onClick={() => void queryClient.refetchQueries()}>
        Try again
      </Button>
    </Notice>
  )
}
