import { fiatCurrenciesQueryOptions } from '@strongroom/react-hooks/query'
import { SelectField } from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../core/defineTexts.ts'
import { useCurrency } from '../../core/useCurrency.ts'
import { useServices } from '../../core/useServices.ts'
import { useBalancesTexts } from './texts.ts'

/** Chooses the currency of all values, among those that the gateway converts to. */
export function CurrencyPicker() {
  const t = useBalancesTexts()
  const { gateway } = useServices()
  const { currency, setCurrency } = useCurrency()
  const { data = [] } = useQuery({
    ...fiatCurrenciesQueryOptions(gateway),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const names = new Intl.DisplayNames([useLocale()], {
    type: 'currency',
    fallback: 'none',
  })
  const codes = data.filter((code) => /^[A-Z]{3}$/.test(code))
  // The chosen one stays in the list while the gateway does not answer.
  const options = [...new Set([...codes, currency])].map((value) => {
    const name = names.of(value)
    return { value, label: name ? `${value} · ${name}` : value }
  })
  return (
    <SelectField
      label={t('currency')}
      value={currency}
      options={options}
      onValueChange={setCurrency}
    />
  )
}
