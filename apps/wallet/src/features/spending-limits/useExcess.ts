import type { SpendingLimit } from '@strongroom/react-hooks/review'
import { limitAt } from '@strongroom/safe-protocol'
import { formatAmount } from '@strongroom/ui-kit'
import { useLocale } from '../../core/defineTexts.ts'
import { useLimitTexts } from './texts.ts'

/** Why an amount is more than a limit leaves; undefined when it is not. */
export function useExcess(limit: SpendingLimit, time: number) {
  const t = useLimitTexts()
  const locale = useLocale()
  const { remaining, nextReset } = limitAt(limit, time)
  return (
    amount: bigint,
    token: { symbol: string; decimals: number },
  ): string | undefined => {
    if (amount <= remaining) return undefined
    const left = `${formatAmount(remaining, token.decimals, { locale })} ${token.symbol}`
    if (nextReset === undefined) return t('aboveRemaining', { amount: left })
    const date = new Intl.DateTimeFormat(locale, {
      ...{ dateStyle: 'medium', timeStyle: 'short' },
    }).format(nextReset * 1000)
    return t('aboveUntil', { amount: left, date })
  }
}
