import type { Stores } from '../storage/stores.ts'
import { useStore } from '../storage/useStore.ts'
import { useServices } from './useServices.ts'

/** The currency of values outside of components: the same as in {@link useCurrency}. */
export const currencyOf = ({ settings }: Pick<Stores, 'settings'>): string =>
  settings.get().currency ?? 'USD'

/**
 * The currency that the owner chose for values, as an upper-case code, and what
 * changes it. Pass `currency` to every query that returns values, so that pages
 * share their answers.
 */
export function useCurrency(): {
  currency: string
  setCurrency: (currency: string) => void
} {
  const { stores } = useServices()
  useStore(stores.settings)
  const setCurrency = (currency: string) =>
    stores.settings.set((settings) => ({ ...settings, currency }))
  return { currency: currencyOf(stores), setCurrency }
}
