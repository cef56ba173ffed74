import type {
  AppBridge,
  Permission,
  SafeSettings,
} from '@strongroom/safe-apps-bridge'
import {
  Button,
  Card,
  ForeignText,
  Notice,
  SelectField,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { useAsk } from '../requests/useAsk.ts'

/** Settings of the app's session, and its permissions. */
export function SettingsSection({ bridge }: { bridge: AppBridge }) {
  return (
    <div className="columns">
      <SigningCard bridge={bridge} />
      <PermissionsCard bridge={bridge} />
    </div>
  )
}

function SigningCard({ bridge }: { bridge: AppBridge }) {
  const [way, setWay] = useState('offChain')
  const { asked, ask } = useAsk<SafeSettings>()
  return (
    <Card
      title="How messages are signed"
      description="A wish for this session; the wallet decides."
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          const settings = { offChainSigning: way === 'offChain' }
          ask((signal) =>
            bridge.rpcCall(
              { call: 'safe_setSettings', params: [settings] },
              { signal },
            ),
          )
        }}
      >
        <SelectField
          label="Sign messages"
          value={way}
          onValueChange={setWay}
          options={[
            {
              value: 'offChain',
              label: 'Off chain, by the owners’ signatures',
            },
            { value: 'onChain', label: 'On chain, by a transaction' },
          ]}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={asked.status === 'waiting'}
          >
            Set
          </Button>
        </div>
        <div aria-live="polite">
          {asked.status === 'done' && (
            <Notice tone="success" title="The wallet agreed">
              {asked.result.offChainSigning === false
                ? 'Messages are signed on chain.'
                : 'Messages are signed off chain where the safe allows it.'}
            </Notice>
          )}
          {asked.status === 'failed' && (
            <FailureNotice
              failure={asked.failure}
              title="The wallet did not take it"
              rejected="Nothing was changed."
            />
          )}
        </div>
      </form>
    </Card>
  )
}

function PermissionsCard({ bridge }: { bridge: AppBridge }) {
  const { asked, ask } = useAsk<readonly Permission[]>()
  return (
    <Card
      title="Permissions"
      description="What the wallet lets this app do. It is changed in the wallet."
    >
      <div className="form">
        <div>
          <Button
            busy={asked.status === 'waiting'}
            onClick={() => ask((signal) => bridge.getPermissions({ signal }))}
          >
            Show permissions
          </Button>
        </div>
        <div aria-live="polite">
          {asked.status === 'done' && (
            <ul className="plain-list">
              {asked.result.length === 0 && <li>None so far.</li>}
              {asked.result.map(({ parentCapability, caveats }) => (
                <li key={parentCapability}>
                  <ForeignText value={parentCapability} />:{' '}
                  {caveats?.some(({ type }) => type === 'userRestricted')
                    ? 'refused'
                    : 'allowed'}
                </li>
              ))}
            </ul>
          )}
          {asked.status === 'failed' && (
            <FailureNotice
              failure={asked.failure}
              title="The wallet did not tell"
              rejected="The wallet keeps it for itself."
            />
          )}
        </div>
      </div>
    </Card>
  )
}
