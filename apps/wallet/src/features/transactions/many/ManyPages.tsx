import { EmptyState, Skeleton } from '@strongroom/ui-kit'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { PageTop } from '../../../core/PageTop.tsx'
import { PlainTitle } from '../../../core/PlainTitle.tsx'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { readHashes } from './manySearch.ts'
import { useManyTexts } from './texts.ts'
import './many.css'

// The checks load below the title.
const ConfirmMany = lazy(async () => {
  const { ConfirmMany: component } = await import('./ConfirmMany.tsx')
  return { default: component }
})
const ExecuteMany = lazy(async () => {
  const { ExecuteMany: component } = await import('./ExecuteMany.tsx')
  return { default: component }
})

/** Reviews and confirms several transactions, one after the other. */
export function ConfirmManyPage() {
  const t = useManyTexts()
  const { hashes: given } = useSearch({ from: '/safe/transactions/confirm' })
  const { safe, hashes, count } = useNamed(given)
  if (count === 0) return <NoneNamed />
  return (
    <>
      <PageTop title={t('confirmTitle', { count })} />
      <p className="app-advice">{t('confirmIntro')}</p>
      <Suspense fallback={<Skeleton shape="block" lines={6} />}>
        {/* The key starts anew for other transactions. */}
        <ConfirmMany key={`${safe.ref} ${given}`} safe={safe} hashes={hashes} />
      </Suspense>
    </>
  )
}

/** Executes several transactions by one transaction of the chain. */
export function ExecuteManyPage() {
  const t = useManyTexts()
  const { hashes: given } = useSearch({ from: '/safe/transactions/execute' })
  const { safe, hashes, count } = useNamed(given)
  if (count === 0) return <NoneNamed />
  return (
    <>
      <PageTop title={t('executeTitle', { count })} />
      <Suspense fallback={<Skeleton shape="block" lines={6} />}>
        <ExecuteMany key={`${safe.ref} ${given}`} safe={safe} hashes={hashes} />
      </Suspense>
    </>
  )
}

/** The transactions of an address. */
function useNamed(given: string | undefined) {
  const safe = useOpenSafe()
  const hashes = useMemo(() => readHashes(given), [given])
  return { safe, hashes, count: hashes.length }
}

function NoneNamed() {
  const t = useManyTexts()
  return (
    <EmptyState
      title={<PlainTitle>{t('noneNamed')}</PlainTitle>}
      icon="search"
      actions={<ButtonLink to="/transactions/queue">{t('toQueue')}</ButtonLink>}
    >
      <p>{t('noneNamedText')}</p>
    </EmptyState>
  )
}
