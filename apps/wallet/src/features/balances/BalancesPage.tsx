import { Card, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { PageTop } from '../../app/PageTop.tsx'
import { Assets } from './Assets.tsx'

// Below the coins and rarely many: the page does not wait for it.
const Nfts = lazy(async () => {
  const { Nfts } = await import('./Nfts.tsx')
  return { default: Nfts }
})

export function BalancesPage() {
  return (
    <>
      <PageTop title="Assets" />
      <Card flush>
        <Assets />
      </Card>
      <Suspense fallback={<Skeleton shape="card" label="Loading NFTs" />}>
        <Nfts />
      </Suspense>
    </>
  )
}
