import { useBalances } from '@strongroom/react-hooks'
import { Card, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { CurrencyPicker } from '../../core/CurrencyPicker.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useCurrency } from '../../core/useCurrency.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { Assets } from './Assets.tsx'

// Below the coins and rarely many: the page does not wait for it.
const Nfts = lazy(async () => {
  const { Nfts } = await import('./Nfts.tsx')
  return { default: Nfts }
})

export function BalancesPage() {
  const { chainId, address: safeAddress } = useOpenSafe()
  const { currency } = useCurrency()
  const balances = useBalances({ chainId, safeAddress, currency })
  // Rendered after the table, so that the layout stays in place.
  const knowsAssets = !balances.isPending || balances.failureCount > 0
  return (
    <>
      <PageTop title="Assets" actions={<CurrencyPicker />} />
      <Card flush>
        <Assets />
      </Card>
      {knowsAssets && (
        <Suspense fallback={<Skeleton shape="card" label="Loading NFTs" />}>
          <Nfts />
        </Suspense>
      )}
    </>
  )
}
