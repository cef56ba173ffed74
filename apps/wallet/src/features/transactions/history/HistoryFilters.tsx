import { balancesQueryOptions } from '@strongroom/react-hooks/query'
import {
  AddressInput,
  Button,
  Card,
  cleanText,
  readAddressInput,
  SelectField,
  shortenAddress,
  TextField,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { useBook } from '../../address-book/useKnownAddresses.ts'
import { useHistoryFiltersTexts } from './filtersTexts.ts'
import { type HistoryFilter, readHistoryFilter } from './historySearch.ts'

const shows = [
  ['', 'everything'],
  ['in', 'received'],
  ['out', 'sent'],
  ['owners', 'byOwners'],
  ['modules', 'byModules'],
] as const
const kinds = [
  ['', 'anyKind'],
  ['transfer', 'transfers'],
  ['call', 'calls'],
  ['settings', 'settings'],
  ['rejection', 'rejections'],
  ['exchange', 'exchanges'],
  ['yield', 'yields'],
  ['creation', 'creation'],
] as const

/** Tokens to choose from: those of the safe, and the one of the address. */
function useTokenOptions(chosen: string | undefined) {
  const t = useHistoryFiltersTexts()
  const { gateway } = useServices()
  const safe = useOpenSafe()
  const { data } = useQuery(
    balancesQueryOptions(gateway, {
      chainId: safe.chainId,
      safeAddress: safe.address,
    }),
  )
  const tokens = (data?.items ?? []).flatMap(({ tokenInfo }) =>
    tokenInfo.type === 'ERC20' ? tokenInfo : [],
  )
  const options = tokens.map(({ address, symbol }) => ({
    value: address.toLowerCase(),
    label: `${cleanText(`${symbol}`, 16).text} (${shortenAddress(address)})`,
  }))
  const isListed = options.some(({ value }) => value === chosen)
  return [
    { value: '', label: t('anyToken') },
    { value: 'native', label: safe.chain.nativeCurrency.symbol },
    ...options,
    ...(chosen && chosen !== 'native' && !isListed
      ? [{ value: chosen, label: shortenAddress(chosen) }]
      : []),
  ]
}

/** The fields of a filter as texts. */
function toValues({
  q: _,
  spam: __,
  ...filter
}: HistoryFilter): Record<string, string> {
  const token = filter.token?.toLowerCase()
  return Object.fromEntries(
    Object.entries({ ...filter, token }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}

/** The form of the filter; applied by its button, so that Back undoes it whole. */
export function HistoryFilters({
  filter,
  onChange,
}: {
  filter: HistoryFilter
  onChange: (change: HistoryFilter) => void
}) {
  const t = useHistoryFiltersTexts()
  const { chain, chainId } = useOpenSafe()
  const book = useBook(chainId)
  const tokens = useTokenOptions(filter.token?.toLowerCase())
  const given = toValues(filter)
  const [values, setValues] = useState(given)
  const [shown, setShown] = useState(given)
  // Back and links change the address without this form.
  if (JSON.stringify(shown) !== JSON.stringify(given)) {
    setShown(given)
    setValues(given)
  }
  const [asked, setAsked] = useState(false)
  const field = (name: keyof HistoryFilter) => ({
    value: values[name] ?? '',
    onValueChange: (value: string) =>
      setValues((all) => ({ ...all, [name]: value.trim() })),
  })
  const whoText = values['who'] ?? ''
  const who = readAddressInput(whoText, { shortName: chain.shortName })
  const read = readHistoryFilter({ ...values, who: who.address ?? undefined })
  const isWrong = (name: 'min' | 'max') => !!values[name] && !read[name]
  const isBackwards =
    read.from !== undefined &&
    read.until !== undefined &&
    read.until < read.from

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const isBad = isWrong('min') || isWrong('max') || isBackwards
    if (isBad || (whoText !== '' && who.address === null)) return
    const { q: _, spam: __, ...settings } = read
    onChange(settings)
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate className="app-filters-form">
        <SelectField
          label={t('show')}
          options={shows.map(([value, key]) => ({ value, label: t(key) }))}
          {...field('show')}
        />
        <SelectField
          label={t('kind')}
          options={kinds.map(([value, key]) => ({ value, label: t(key) }))}
          {...field('kind')}
        />
        <SelectField label={t('token')} options={tokens} {...field('token')} />
        <TextField label={t('from')} type="date" {...field('from')} />
        <TextField
          label={t('until')}
          type="date"
          {...field('until')}
          error={asked && isBackwards ? t('backwards') : undefined}
        />
        <TextField
          label={t('min')}
          inputMode="decimal"
          {...field('min')}
          error={asked && isWrong('min') ? t('noNumber') : undefined}
        />
        <TextField
          label={t('max')}
          inputMode="decimal"
          {...field('max')}
          error={asked && isWrong('max') ? t('noNumber') : undefined}
        />
        <AddressInput
          label={t('who')}
          shortName={chain.shortName}
          suggestions={book}
          {...field('who')}
        />
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
      </form>
    </Card>
  )
}
