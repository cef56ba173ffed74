import {
  Address,
  Button,
  Card,
  CopyButton,
  LinkButton,
  Notice,
  TextArea,
} from '@strongroom/ui-kit'
import {
  createWaypointProvider,
  PopupBlockedError,
} from '@strongroom/waypoint-provider'
import { useEffect, useState } from 'react'
import { type Address as AddressValue, stringToHex } from 'viem'
import { AppFrame } from '../app/AppFrame.tsx'
import type { SampleConfig } from '../config/parseConfig.ts'

/** Result of a request to the popup wallet. */
type RequestState =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'done'; result: unknown }
  | { status: 'blocked'; retry: () => void }
  | { status: 'failed'; message: string; isRejected: boolean }

/**
 * Runs a request from a click. The request starts synchronously: the browser
 * opens the popup only while the click is being handled.
 */
function useRequest(request: () => Promise<unknown>) {
  const [state, setState] = useState<RequestState>({ status: 'idle' })
  const follow = (promise: Promise<unknown>) => {
    setState({ status: 'waiting' })
    promise.then(
      (result) => setState({ status: 'done', result }),
      (error: unknown) => setState(describe(error)),
    )
  }
  const describe = (error: unknown): RequestState => {
    if (error instanceof PopupBlockedError)
      return { status: 'blocked', retry: () => follow(error.retry()) }
    const { message, code } = error as { message: string; code?: number }
    return { status: 'failed', message, isRejected: code === 4001 }
  }
  return { state, run: () => follow(request()) }
}

/** The popup wallet's answer; a blocked popup can be tried again. */
function RequestResult({
  state,
  title,
}: {
  state: RequestState
  /** Title over a text result; undefined hides success. */
  title?: string
}) {
  return <div aria-live="polite">{render(state, title)}</div>
}

function render(state: RequestState, title: string | undefined) {
  switch (state.status) {
    case 'idle':
      return null
    case 'waiting':
      return <Notice tone="info" title="Waiting for the popup" />
    case 'done':
      if (title === undefined || typeof state.result !== 'string') return null
      return (
        <Notice
          tone="success"
          title={title}
          actions={<CopyButton value={state.result} label="Copy" />}
        >
          <code className="hash">{state.result}</code>
        </Notice>
      )
    case 'blocked':
      return (
        <Notice
          tone="warning"
          title="The browser blocked the popup"
          actions={<Button onClick={state.retry}>Try again</Button>}
        >
          Allow popups for this page, or just try again.
        </Notice>
      )
    case 'failed':
      return state.isRejected ? (
        <Notice tone="warning" title="You rejected it in the popup wallet" />
      ) : (
        <Notice tone="danger" title="It did not work">
          {state.message}
        </Notice>
      )
  }
}

/** Connects the popup wallet and signs a message with it. */
function WaypointDemo({ config }: { config: SampleConfig }) {
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

/** The app opened by itself: how to use it, and what works without a safe. */
export function Standalone({ config }: { config: SampleConfig }) {
  const [wallet = ''] = config.walletOrigins
  return (
    <AppFrame>
      <Card title="This app works inside your wallet">
        <div className="form">
          <p className="lead">
            Payouts sends transfers from a shared safe. It has no wallet of its
            own: the one around it shows every transaction to the owners, and
            they sign there.
          </p>
          <ol className="steps">
            <li>Open the wallet and choose a safe.</li>
            <li>
              Add this app by its address: <code>{location.origin}</code>
            </li>
            <li>Open it there. It will know your safe.</li>
          </ol>
          <div>
            <LinkButton
              variant="primary"
              href={wallet}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open the wallet
            </LinkButton>
          </div>
        </div>
      </Card>
      <WaypointDemo config={config} />
    </AppFrame>
  )
}
