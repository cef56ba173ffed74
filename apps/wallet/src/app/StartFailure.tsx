import { ErrorState } from '@strongroom/ui-kit'
import { Suspense } from 'react'
import { LocaleContext } from '../core/defineTexts.ts'
import { resolveLocale } from '../texts/locales.ts'
import { KitTexts } from './App.tsx'
import { useAppTexts } from './texts.ts'

function Failure({ error }: { error: unknown }) {
  const t = useAppTexts()
  return (
    <main className="app-alone">
      <ErrorState
        error={error}
        title={t('notSetUp')}
        onRetry={() => location.reload()}
      >
        <p>{t.rich('notSetUpText', { code: (text) => <code>{text}</code> })}</p>
      </ErrorState>
    </main>
  )
}

/** Shown when the deployment's configuration cannot be read. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <LocaleContext value={resolveLocale(undefined, navigator.languages)}>
      <Suspense>
        <KitTexts>
          <Failure error={error} />
        </KitTexts>
      </Suspense>
    </LocaleContext>
  )
}
