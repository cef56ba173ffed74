import { Button, TextField } from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { useHistoryFiltersTexts } from './filtersTexts.ts'
import { countSettings } from './historyFilter.ts'
import type { HistoryFilter } from './historySearch.ts'

// The form is opened by a press.
const HistoryFilters = lazy(async () => {
  const { HistoryFilters: component } = await import('./HistoryFilters.tsx')
  return { default: component }
})

/** Search, filters and export above the history. */
export function HistoryBar({
  filter,
  onChange,
  onExport,
}: {
  filter: HistoryFilter
  /** `replace` writes no entry into the browser's history. */
  onChange: (change: HistoryFilter, replace?: boolean) => void
  onExport: () => void
}) {
  const t = useHistoryFiltersTexts()
  const [isOpen, setOpen] = useState(false)
  const count = countSettings(filter)
  return (
    <section aria-label={t('title')} className="app-filters">
      <div className="app-filters-bar">
        <TextField
          label={t('search')}
          type="search"
          value={filter.q ?? ''}
          maxLength={200}
          placeholder={t('searchHint')}
          onValueChange={(q) => onChange({ q: q || undefined }, true)}
        />
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {count === 0 ? t('filter') : t('filterOf', { count: String(count) })}
        </Button>
        {count > 0 && (
          <Button
            variant="ghost"
            onClick={() =>
              onChange({
                show: undefined,
                kind: undefined,
                token: undefined,
                min: undefined,
                max: undefined,
                from: undefined,
                until: undefined,
                who: undefined,
              })
            }
          >
            {t('clear')}
          </Button>
        )}
        <Button onClick={onExport}>{t('export')}</Button>
      </div>
      {isOpen && (
        <Suspense>
          <HistoryFilters filter={filter} onChange={onChange} />
        </Suspense>
      )}
    </section>
  )
}
