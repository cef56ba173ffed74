import { useBalances } from '@strongroom/react-hooks'
import { Card, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { Assets } from './Assets.tsx'

// Below the coins and rarely many: the page does not wait for it.
const Nfts = lazy(async () => {
  const { Nfts } = await import('./Nfts.tsx')
  return { default: Nfts }
})

export function BalancesPage() {
  const { chainId, address: safeAddress } = useOpenSafe()
  const balances = useBalances({ chainId, safeAddress })
  // Rendered after the table, so that the layout stays in place.
  const knowsAssets = !balances.isPending || balances.failureCount > 0
  return (
    <>
      <PageTop title="Assets" />
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
