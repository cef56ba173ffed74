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
import { type HistoryFilter, readHistoryFilter } from './historySearch.ts'

const shows = [
  { value: '', label: 'Everything' },
  { value: 'in', label: 'Received' },
  { value: 'out', label: 'Sent' },
  { value: 'owners', label: 'Signed by owners' },
  { value: 'modules', label: 'Executed by modules' },
]
const kinds = [
  { value: '', label: 'Any kind' },
  { value: 'transfer', label: 'Transfers' },
  { value: 'call', label: 'Contract calls and batches' },
  { value: 'settings', label: 'Changes of settings' },
  { value: 'rejection', label: 'Rejections' },
  { value: 'exchange', label: 'Swaps and orders' },
  { value: 'yield', label: 'Staking and vaults' },
  { value: 'creation', label: 'Creation of the safe' },
]

/** Tokens to choose from: those of the safe, and the one of the address. */
function useTokenOptions(chosen: string | undefined) {
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
    { value: '', label: 'Any token' },
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
        <SelectField label="Show" options={shows} {...field('show')} />
        <SelectField label="Kind" options={kinds} {...field('kind')} />
        <SelectField label="Token" options={tokens} {...field('token')} />
        <TextField label="From day" type="date" {...field('from')} />
        <TextField
          label="To day"
          type="date"
          {...field('until')}
          error={
            asked && isBackwards
              ? 'Choose a day that is not before the first.'
              : undefined
          }
        />
        <TextField
          label="Amount from"
          inputMode="decimal"
          {...field('min')}
          error={
            asked && isWrong('min') ? 'Enter a number such as 1.5.' : undefined
          }
        />
        <TextField
          label="Amount to"
          inputMode="decimal"
          {...field('max')}
          error={
            asked && isWrong('max') ? 'Enter a number such as 1.5.' : undefined
          }
        />
        <AddressInput
          label="With account"
          shortName={chain.shortName}
          suggestions={book}
          {...field('who')}
        />
        <Button type="submit" variant="primary">
          Apply filter
        </Button>
      </form>
    </Card>
  )
}
