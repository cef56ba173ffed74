import type { AppBridge, SafeBalances } from '@strongroom/safe-apps-bridge'
import {
  AssetTable,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  TokenAmount,
} from '@strongroom/ui-kit'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { useAsk } from '../requests/useAsk.ts'
import { readQuantity, type Safe } from '../safe/loadSafe.ts'

/** The newest block and the safe's balance in it. */
function BlockCard({ bridge, safe }: { bridge: AppBridge; safe: Safe }) {
  const { symbol, decimals } = safe.chain.nativeCurrency
  const { asked, ask } = useAsk<{ block: bigint; balance: bigint }>()
  const read = async (signal: AbortSignal) => {
    const { safeAddress } = safe.info
    const [block, balance] = await Promise.all([
      bridge.rpcCall(
        { call: 'eth_getBlockByNumber', params: ['latest', false] },
        { signal },
      ),
      bridge.rpcCall(
        { call: 'eth_getBalance', params: [safeAddress, 'latest'] },
        { signal },
      ),
    ])
    return {
      block: readQuantity(block?.['number']),
      balance: readQuantity(balance),
    }
  }
  return (
    <Card
      title="The chain"
      description="Read through the wallet’s node; the app has none."
      actions={
        <Button
          size="small"
          busy={asked.status === 'waiting'}
          onClick={() => ask(read)}
        >
          {asked.status === 'done' ? 'Read again' : 'Read the chain'}
        </Button>
      }
    >
      <div aria-live="polite">
        {asked.status === 'done' ? (
          <DescriptionList
            items={[
              { term: 'Newest block', value: String(asked.result.block) },
              {
                term: 'Safe’s balance',
                value: (
                  <TokenAmount
                    value={asked.result.balance}
                    decimals={decimals}
                    symbol={symbol}
                  />
                ),
              },
            ]}
          />
        ) : asked.status === 'failed' ? (
          <FailureNotice
            failure={asked.failure}
            title="The chain could not be read"
            rejected="The wallet did not read it."
          />
        ) : (
          <p className="lead">Not read yet.</p>
        )}
      </div>
    </Card>
  )
}

/** Coins and tokens, which the wallet's own gateway counts. */
function BalancesCard({ bridge }: { bridge: AppBridge }) {
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

/** Reads of the safe and its chain, all through the wallet. */
export function ReadsCards({
  bridge,
  safe,
}: {
  bridge: AppBridge
  safe: Safe
}) {
  return (
    <div className="column">
      <BalancesCard bridge={bridge} />
      <BlockCard bridge={bridge} safe={safe} />
    </div>
  )
}
