import { Card, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { CurrencyPicker } from '../../core/CurrencyPicker.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { AllAssets } from './AllAssets.tsx'
import { useAssets } from './useAssets.ts'
import './balances.css'

// Below the coins and rarely many: the page does not wait for it.
const Nfts = lazy(async () => {
  const { Nfts } = await import('./Nfts.tsx')
  return { default: Nfts }
})

export function BalancesPage() {
  // Rendered after the table, so that the layout stays in place.
  const { isSettled } = useAssets()
  return (
    <>
      <PageTop title="Assets" actions={<CurrencyPicker />} />
      <Card flush>
        <AllAssets />
      </Card>
      {isSettled && (
        <Suspense fallback={<Skeleton shape="card" label="Loading NFTs" />}>
          <Nfts />
        </Suspense>
      )}
    </>
  )
}
