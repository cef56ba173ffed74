import {
  Address,
  Button,
  Card,
  Icon,
  Notice,
  SelectField,
  TextField,
} from '@strongroom/ui-kit'
import { useState, useSyncExternalStore } from 'react'
import type { PhoneState, PhoneStore, Request } from './createPhone.ts'

/** The whole phone: scan, approve, sign. */
export function Phone({ phone }: { phone: PhoneStore }) {
  const state = useSyncExternalStore(phone.subscribe, phone.getSnapshot)
  const [code, setCode] = useState('')
  const { config, account, proposals, requests, sessions, error } = state
  const isCode = code.trim().startsWith('wc:')
  return (
    <div className="phone">
      <p className="phone-banner">
        <Icon name="warning" />
        <span>
          <strong>Development wallet.</strong> Its keys are public. Do not use
          with real funds.
        </span>
      </p>
      <main className="phone-content">
        <h1>Phone wallet</h1>
        {error && (
          <Notice tone="danger" role="alert" title="That did not work">
            {error}
          </Notice>
        )}
        <div className="phone-live" aria-live="polite">
          {proposals.map(({ id, app, url }) => (
            <Card
              key={id}
              title={`Connect to ${app}?`}
              description={`It says that it is ${url}.`}
            >
              <SelectField
                label="Account"
                value={account}
                onValueChange={phone.choose}
                options={accountsOf(config)}
              />
              <div className="phone-actions">
                <Button
                  variant="primary"
                  onClick={() => void phone.approve(id)}
                >
                  Connect
                </Button>
                <Button onClick={() => void phone.reject(id)}>Decline</Button>
              </div>
            </Card>
          ))}
          {requests.map((request) => (
            <Card
              key={request.id}
              title={titleOf(request)}
              description={`${request.app} asks on ${config?.chains[request.chainId]?.name ?? request.chainId}.`}
            >
              <pre className="phone-data">{detailsOf(request)}</pre>
              <div className="phone-actions">
                <Button
                  variant="primary"
                  onClick={() => void phone.sign(request)}
                >
                  {request.method === 'eth_sendTransaction' ? 'Send' : 'Sign'}
                </Button>
                <Button onClick={() => void phone.decline(request)}>
                  Decline
                </Button>
              </div>
            </Card>
          ))}
        </div>
        <Card
          title="Scan a code"
          description="In the wallet, choose Connect, then WalletConnect, and copy the code."
        >
          <form
            className="phone-scan"
            onSubmit={(event) => {
              event.preventDefault()
              if (!isCode) return
              setCode('')
              void phone.scan(code)
            }}
          >
            <TextField
              label="Code"
              mono
              value={code}
              onValueChange={setCode}
              placeholder="wc:…"
              autoComplete="off"
              error={
                code !== '' && !isCode ? 'A code starts with "wc:".' : undefined
              }
            />
            <Button type="submit" variant="secondary" disabled={!isCode}>
              Use code
            </Button>
          </form>
        </Card>
        <Card title="Connected apps">
          {sessions.length === 0 ? (
            <p className="phone-quiet">None yet.</p>
          ) : (
            <ul className="phone-sessions">
              {sessions.map(({ topic, app, account: signer }) => (
                <li key={topic}>
                  <div>
                    <strong>{app}</strong>
                    <Address address={signer} name={nameOf(state, signer)} />
                  </div>
                  <Button
                    size="small"
                    onClick={() => void phone.disconnect(topic)}
                  >
                    Disconnect
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </main>
    </div>
  )
}

const accountsOf = (config: PhoneState['config']) =>
  Object.entries(config?.accounts ?? {}).map(([label, value]) => ({
    value,
    label,
  }))

const nameOf = ({ config }: PhoneState, address: string) =>
  accountsOf(config).find(
    ({ value }) => value.toLowerCase() === address.toLowerCase(),
  )?.label

function titleOf({ method }: Request): string {
  if (method === 'eth_sendTransaction') return 'Send this transaction?'
  return method.startsWith('eth_signTypedData')
    ? 'Sign this data?'
    : 'Sign this message?'
}

/** Text of a request: the message, the typed data, the fields. */
function detailsOf({ method, params }: Request): string {
  if (method === 'personal_sign') return readText(params[0])
  if (method === 'eth_sign') return String(params[1])
  if (method === 'eth_sendTransaction') return indent(params[0])
  const [, data] = params
  try {
    return indent(typeof data === 'string' ? JSON.parse(data) : data)
  } catch {
    return String(data)
  }
}

const indent = (value: unknown) => JSON.stringify(value, null, 2)

/** The text of a hex message, where it is one. */
function readText(message: unknown): string {
  const hex = String(message)
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(hex)) return hex
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return hex
  }
}
