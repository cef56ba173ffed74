import { Address, Button, Card, TextArea } from '@strongroom/ui-kit'
import { createWaypointProvider } from '@strongroom/waypoint-provider'
import { useEffect, useState } from 'react'
import { type Address as AddressValue, stringToHex } from 'viem'
import type { SampleConfig } from '../config/parseConfig.ts'
import { RequestResult } from './RequestResult.tsx'
import { useRequest } from './useRequest.ts'

/** Connects the popup wallet and signs a message with it. */
export function WaypointDemo({ config }: { config: SampleConfig }) {
  const [provider] = useState(() => createProvider(config))
  const [address, setAddress] = useState<AddressValue>()
  const [message, setMessage] = useState('Hello from Payouts')
  const connect = useRequest(() => provider.connect())
  const sign = useRequest(() =>
    provider.request({
      method: 'personal_sign',
      params: [stringToHex(message), address],
    }),
  )
  useEffect(() => {
    const onAccounts = ([account]: AddressValue[]) => setAddress(account)
    provider.on('accountsChanged', onAccounts)
    return () => provider.removeListener('accountsChanged', onAccounts)
  }, [provider])

  return (
    <Card
      title="Without a safe"
      description="Connect a popup wallet and sign a message with it. No extension is needed."
      actions={
        address !== undefined && (
          <Button size="small" onClick={() => provider.disconnect()}>
            Disconnect
          </Button>
        )
      }
    >
      {address === undefined ? (
        <div className="form">
          <div>
            <Button
              busy={connect.state.status === 'waiting'}
              onClick={connect.run}
            >
              Connect with Waypoint
            </Button>
          </div>
          <RequestResult state={connect.state} />
        </div>
      ) : (
        <div className="form">
          <Address address={address} variant="full" />
          <TextArea
            label="Message"
            value={message}
            onValueChange={setMessage}
            rows={3}
          />
          <div>
            <Button
              variant="primary"
              busy={sign.state.status === 'waiting'}
              disabledReason={message === '' ? 'Write a message first.' : null}
              onClick={sign.run}
            >
              Sign message
            </Button>
          </div>
          <RequestResult state={sign.state} title="Signed" />
        </div>
      )}
    </Card>
  )
}

function createProvider({ waypoint, chains }: SampleConfig) {
  const [chainId] = Object.keys(chains)
  return createWaypointProvider({
    clientId: waypoint.clientId,
    waypointOrigin: waypoint.origin,
    chainId: Number(chainId),
    chains,
    refuseWalletMethods: true,
  })
}
