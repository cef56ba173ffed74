import { Card, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { PageTop } from '../../core/PageTop.tsx'
import { AllAssets } from './AllAssets.tsx'
import { CurrencyPicker } from './CurrencyPicker.tsx'
import { useBalancesTexts } from './texts.ts'
import { useAssets } from './useAssets.ts'
import './balances.css'

// Below the coins and rarely many: the page does not wait for it.
const Nfts = lazy(async () => {
  const { Nfts } = await import('./Nfts.tsx')
  return { default: Nfts }
})

export function BalancesPage() {
  const t = useBalancesTexts()
  // Rendered after the table, so that the layout stays in place.
  const { isSettled } = useAssets()
  return (
    <>
      <PageTop title={t('title')} actions={<CurrencyPicker />} />
      <Card flush>
        <AllAssets />
      </Card>
      {isSettled && (
        <Suspense fallback={<Skeleton shape="card" label={t('loadingNfts')} />}>
          <Nfts />
        </Suspense>
      )}
    </>
  )
}
