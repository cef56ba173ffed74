import { Button, Card, DescriptionList, TokenAmount } from '@strongroom/ui-kit'
import type { Address } from 'viem'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import { useAsk } from '../requests/useAsk.ts'
import type { Safe } from '../safe/loadSafe.ts'
import type { SafeWallet } from '../wallet/SafeWallet.ts'

/** The newest block and the safe's balance in it. */
export function BlockCard({
  wallet,
  safe,
}: {
  wallet: SafeWallet
  safe: Safe
}) {
  const { symbol, decimals } = safe.chain.nativeCurrency
  const { asked, ask } = useAsk<{ block: bigint; balance: bigint }>()
  const read = async () => {
    const [block, balance] = await Promise.all([
      wallet.getBlockNumber(),
      wallet.getBalance(safe.info.safeAddress as Address),
    ])
    return { block, balance }
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
