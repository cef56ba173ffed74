import { Skeleton, Stack } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useNestedTexts } from '../parents/texts.ts'
import { NoRpc } from '../review/NoRpc.tsx'

// What reads the chain loads after the first screen.
const loadCards = () => import('./NestedCards.tsx')
const OwnedCard = lazy(async () => {
  const { OwnedCard: component } = await loadCards()
  return { default: component }
})
const ParentsCard = lazy(async () => {
  const { ParentsCard: component } = await loadCards()
  return { default: component }
})

/** Safes that own the open one, and safes that it owns. */
export function NestedPage() {
  const t = useNestedTexts()
  const rpc = useRpc(useOpenSafe().chainId)
  return (
    <>
      <SettingsTop
        page="owners"
        title={t('title')}
        description={t('description')}
      />
      <Stack gap={5}>
        {rpc === undefined && <NoRpc />}
        <Suspense fallback={<Skeleton lines={6} />}>
          <OwnedCard />
          {rpc !== undefined && <ParentsCard />}
        </Suspense>
      </Stack>
    </>
  )
}
