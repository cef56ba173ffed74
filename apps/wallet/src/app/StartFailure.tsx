import { ErrorState } from '@strongroom/ui-kit'
import { Suspense } from 'react'
import { LocaleContext } from '../core/defineTexts.ts'
import { languageOf, resolveLocale } from '../texts/locales.ts'
import texts from '../texts/stopped.json'
import { KitTexts } from './App.tsx'
import { ChangedPageError } from './openPage.ts'
import { useAppTexts } from './texts.ts'

/** The text of the stopped page, which loads nothing. */
function Stopped({ locale }: { locale: string }) {
  const text = texts.find(({ lang }) => lang === languageOf(locale)) ?? texts[0]
  return (
    <main className="app-alone">
      <h1>{text?.title}</h1>
      <p>{text?.text}</p>
    </main>
  )
}

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

/** Shown when the page is changed, or the deployment's configuration cannot be read. */
export function StartFailure({ error }: { error: unknown }) {
  const locale = resolveLocale(undefined, navigator.languages)
  if (error instanceof ChangedPageError) return <Stopped locale={locale} />
  return (
    <LocaleContext value={locale}>
      <Suspense>
        <KitTexts>
          <Failure error={error} />
        </KitTexts>
      </Suspense>
    </LocaleContext>
  )
}
