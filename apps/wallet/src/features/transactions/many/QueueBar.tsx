import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { Button, Card, SelectField, TextField } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { NonceList } from './NonceList.tsx'
import { useQueueBarTexts } from './queueBarTexts.ts'
import type { QueueFilter } from './queueFilter.ts'
import { countFilters, readQueueFilter } from './queueSearch.ts'

const kinds = ['transfer', 'call', 'rejection', 'settings'] as const

/** Filters of the queue, its nonces, and the start of a selection. */
export function QueueBar({
  filter,
  onFilter,
  isSelecting,
  onSelect,
  ...nonces
}: {
  filter: QueueFilter
  onFilter: (filter: QueueFilter) => void
  isSelecting: boolean
  onSelect: () => void
  items: readonly TransactionItem[]
  proofs: ReadonlyMap<string, TransactionProof>
  current: number
  isWhole: boolean
}) {
  const t = useQueueBarTexts()
  const [open, setOpen] = useState<'filter' | 'nonces'>()
  const toggle = (part: 'filter' | 'nonces') =>
    setOpen(open === part ? undefined : part)
  const { mine, ...settings } = filter
  const count = countFilters(settings)
  return (
    <section aria-label={t('title')} className="app-filters">
      <div className="app-queue-bar">
        <Button
          size="small"
          aria-pressed={mine !== undefined}
          onClick={() => onFilter({ ...filter, mine: mine ? undefined : '1' })}
        >
          {t('mine')}
        </Button>
        <Button
          size="small"
          aria-expanded={open === 'filter'}
          onClick={() => toggle('filter')}
        >
          {count === 0 ? t('filter') : t('filterOf', { count: String(count) })}
        </Button>
        {countFilters(filter) > 0 && (
          <Button size="small" variant="ghost" onClick={() => onFilter({})}>
            {t('clear')}
          </Button>
        )}
        <Button
          size="small"
          aria-expanded={open === 'nonces'}
          onClick={() => toggle('nonces')}
        >
          {t('nonces')}
        </Button>
        <Button size="small" aria-pressed={isSelecting} onClick={onSelect}>
          {t('selectMany')}
        </Button>
      </div>
      {open === 'filter' && (
        <FilterForm
          key={JSON.stringify(settings)}
          filter={filter}
          onFilter={onFilter}
        />
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
