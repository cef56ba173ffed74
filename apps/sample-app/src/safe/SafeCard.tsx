import {
  Address,
  Button,
  Card,
  ChainBadge,
  Notice,
  TokenAmount,
} from '@strongroom/ui-kit'
import type { Safe } from './loadSafe.ts'

/** The safe, its chain and its balance. */
export function SafeCard({
  safe,
  isLoading,
  onReload,
}: {
  safe: Safe
  isLoading: boolean
  onReload: () => void
}) {
  const { info, chain, balance } = safe
  const { symbol, decimals } = chain.nativeCurrency
  return (
    <Card
      title="Your safe"
      actions={
        <>
          <ChainBadge name={chain.chainName} shortName={chain.shortName} />
          <Button size="small" busy={isLoading} onClick={onReload}>
            Refresh
          </Button>
        </>
      }
    >
      <div className="safe">
        <Address
          address={info.safeAddress}
          shortName={chain.shortName}
          variant="full"
        />
        <dl className="figures">
          <div>
            <dt>Balance</dt>
            <dd>
              <TokenAmount
                value={balance}
                decimals={decimals}
                symbol={symbol}
                maxDecimals={6}
              />
            </dd>
          </div>
          <div>
            <dt>Signatures needed</dt>
            <dd>
              {info.threshold} of {info.owners.length}
            </dd>
          </div>
        </dl>
        {info.isReadOnly && (
          <Notice tone="info" title="You are looking on">
            No owner of this safe is connected in the wallet. You can fill in a
            transfer; the wallet will ask an owner to connect.
          </Notice>
        )}
      </div>
    </Card>
  )
}
