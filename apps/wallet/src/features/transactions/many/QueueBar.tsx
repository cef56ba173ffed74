import type { TransactionItem } from '@strongroom/gateway-sdk'
import { type TransactionProof, useConnection } from '@strongroom/react-hooks'
import {
  Button,
  Card,
  FilterChips,
  Icon,
  SelectField,
  TextField,
  VisuallyHidden,
} from '@strongroom/ui-kit'
import { type FormEvent, useMemo, useState } from 'react'
import { countStates, queueStates } from '../queueState.ts'
import { NonceList } from './NonceList.tsx'
import { useQueueBarTexts } from './queueBarTexts.ts'
import {
  countFilters,
  type QueueFilter,
  readQueueFilter,
} from './queueSearch.ts'

const kinds = ['transfer', 'call', 'rejection', 'settings'] as const

/** Filters and search of the queue, its nonces, and the start of a selection. */
export function QueueBar({
  filter,
  onFilter,
  isSelecting,
  onSelect,
  ...nonces
}: {
  filter: QueueFilter
  /** `replace` writes no entry into the browser's history. */
  onFilter: (filter: QueueFilter, replace?: boolean) => void
  isSelecting: boolean
  onSelect: () => void
  items: readonly TransactionItem[]
  proofs: ReadonlyMap<string, TransactionProof>
  current: number
  isWhole: boolean
}) {
  const t = useQueueBarTexts()
  const { account } = useConnection()
  const [open, setOpen] = useState<'filter' | 'nonces'>()
  const toggle = (part: 'filter' | 'nonces') =>
    setOpen(open === part ? undefined : part)
  const { state, ...rest } = filter
  const { q, ...settings } = rest
  // With the words: a narrow window shows them only while the panel is open.
  const count = countFilters(rest)
  const { items, proofs, current, isWhole } = nonces
  const counts = useMemo(
    () => countStates(items, { proofs, account, current }),
    [items, proofs, account, current],
  )
  // In the bar of a wide window, and in the panel of a narrow one.
  const search = (
    <TextField
      className="app-queue-search"
      label={<VisuallyHidden>{t('search')}</VisuallyHidden>}
      type="search"
      prefix={<Icon name="search" />}
      value={q ?? ''}
      maxLength={200}
      placeholder={t('searchHint')}
      onValueChange={(words) =>
        onFilter({ ...filter, q: words || undefined }, true)
      }
    />
  )
  const countOf = (number: number) => `${number}${isWhole ? '' : '+'}`
  return (
    <section aria-label={t('title')} className="app-filters">
      <div className="app-queue-bar">
        <FilterChips
          className="app-queue-chips"
          label={t('state')}
          chips={[
            { value: 'all', label: t('all'), count: countOf(items.length) },
            ...queueStates.map((value) => ({
              value,
              label: t(`state_${value}`),
              count: countOf(counts[value].count),
              claimed: counts[value].isProven ? undefined : true,
            })),
          ]}
          value={state ?? 'all'}
          onValueChange={(value) =>
            onFilter({ ...filter, state: value === 'all' ? undefined : value })
          }
        />
        <Button
          aria-expanded={open === 'filter'}
          onClick={() => toggle('filter')}
        >
          {count === 0 ? t('filter') : t('filterOf', { count: String(count) })}
        </Button>
        {count > 0 && (
          <Button variant="ghost" onClick={() => onFilter({ state })}>
            {t('clear')}
          </Button>
        )}
        <Button
          aria-expanded={open === 'nonces'}
          onClick={() => toggle('nonces')}
        >
          {t('nonces')}
        </Button>
        <Button aria-pressed={isSelecting} onClick={onSelect}>
          {t('selectMany')}
        </Button>
        {search}
      </div>
      {open === 'filter' && (
        <>
          {search}
          <FilterForm
            key={JSON.stringify(settings)}
            filter={settings}
            onFilter={(next) => onFilter({ ...next, state, q })}
          />
        </>
      )}
      {open === 'nonces' && <NonceList {...nonces} />}
    </section>
  )
}

/** The form of the filter; applied by its button, so that Back undoes it whole. */
function FilterForm({
  filter,
  onFilter,
}: {
  filter: QueueFilter
  onFilter: (filter: QueueFilter) => void
}) {
  const t = useQueueBarTexts()
  const [values, setValues] = useState<Record<string, string | undefined>>({
    ...filter,
  })
  const [asked, setAsked] = useState(false)
  const read = readQueueFilter(values)
  const isWrong = (name: 'min' | 'max') => !!values[name] && !read[name]
  const field = (name: 'kind' | 'min' | 'max') => ({
    label: t(name),
    value: values[name] ?? '',
    onValueChange: (value: string) =>
      setValues((all) => ({ ...all, [name]: value.trim() })),
  })
  const amount = (name: 'min' | 'max') => (
    <TextField
      {...field(name)}
      inputMode="decimal"
      error={asked && isWrong(name) ? t('noNumber') : undefined}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isWrong('min') && !isWrong('max')) onFilter(read)
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate className="app-filters-form">
        <SelectField
          {...field('kind')}
          options={[
            { value: '', label: t('anyKind') },
            ...kinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          ]}
        />
        {amount('min')}
        {amount('max')}
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
      </form>
    </Card>
  )
}
