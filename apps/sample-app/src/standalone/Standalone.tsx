import { Card, LinkButton } from '@strongroom/ui-kit'
import { AppFrame } from '../app/AppFrame.tsx'
import type { SampleConfig } from '../config/parseConfig.ts'
import { WaypointDemo } from './WaypointDemo.tsx'

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
