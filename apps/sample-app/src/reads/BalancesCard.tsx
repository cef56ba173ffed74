import type { AppBridge, SafeBalances } from '@strongroom/safe-apps-bridge'
import { AssetTable, Button, Card, EmptyState } from '@strongroom/ui-kit'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { useAsk } from '../requests/useAsk.ts'

/** Coins and tokens, which the wallet's own gateway counts. */
export function BalancesCard({ bridge }: { bridge: AppBridge }) {
  const { asked, ask } = useAsk<SafeBalances>()
  const hasTable = asked.status === 'done' && asked.result.items.length > 0
  return (
    <Card
      // A table has its own space at the sides.
      flush={hasTable}
      title="Balances"
      description="Counted by the wallet, with prices in US dollars."
      actions={
        <Button
          size="small"
          busy={asked.status === 'waiting'}
          onClick={() =>
            ask((signal) => bridge.getSafeBalances({}, { signal }))
          }
        >
          {asked.status === 'done' ? 'Read again' : 'Read balances'}
        </Button>
      }
    >
      <div aria-live="polite">
        {asked.status === 'done' &&
          (asked.result.items.length === 0 ? (
            <EmptyState title="The safe holds nothing" />
          ) : (
            <AssetTable items={asked.result.items} />
          ))}
        {asked.status === 'failed' && (
          <FailureNotice
            failure={asked.failure}
            title="The wallet gave no balances"
            rejected="The wallet keeps them for itself."
          />
        )}
        {(asked.status === 'idle' || asked.status === 'waiting') && (
          <p className="lead">Not read yet.</p>
        )}
      </div>
    </Card>
  )
}
