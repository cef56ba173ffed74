import { FiatAmount, Skeleton, TimeOfDay } from '@strongroom/ui-kit'
import { useLocale } from '../../core/defineTexts.ts'
import { timeZone } from '../../core/timeZone.ts'
import { NativeBalance } from '../balances/Assets.tsx'
import type { useAssets } from '../balances/useAssets.ts'
import { changeOf, type Share, sharesOf } from './sumUpAssets.ts'
import { useHomeTexts } from './texts.ts'

const width = 1_000
const gap = 4

/** The share of each asset as one bar, with a legend. */
function ShareBar({ shares }: { shares: readonly Share[] }) {
  const t = useHomeTexts()
  const { format } = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const round = (percent: number) =>
    percent < 1
      ? t('underOne', { percent: format(0.01) })
      : format(Math.round(percent) / 100)
  const text = shares
    .map(({ label, percent }) => `${label} ${round(percent)}`)
    .join(', ')
  const room = width - gap * (shares.length - 1)
  let x = 0
  const bars = shares.map(({ label, percent }) => {
    const bar = { label, x, width: Math.max(2, (room * percent) / 100) }
    x += bar.width + gap
    return bar
  })
  return (
    <>
      <svg
        className="app-shares"
        viewBox={`0 0 ${Math.max(width, x - gap)} 8`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
      >
        {bars.map(({ label, ...bar }) => (
          <rect key={label} {...bar} height="8" />
        ))}
      </svg>
      <ul className="app-legend" aria-hidden="true">
        {shares.map(({ label, percent }) => (
          <li key={label}>
            {label} {round(percent)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The total in the owner's currency, where the prices are from, and the shares. */
export function TotalValue({
  assets,
}: {
  assets: ReturnType<typeof useAssets>
}) {
  const t = useHomeTexts()
  const { balances, currency, items } = assets
  const { data, dataUpdatedAt, failureCount } = balances
  const isPending = data === undefined && failureCount === 0
  const shares = sharesOf(items, t('otherAssets'))
  const percent = new Intl.NumberFormat(useLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const change = changeOf(items)
  const isEmpty = items.every(({ balance }) => balance === '0')
  const time = () => <TimeOfDay timestamp={dataUpdatedAt} timeZone={timeZone} />
  return (
    <section aria-labelledby="total-value" aria-busy={isPending}>
      <h2 id="total-value" className="app-hero-label">
        {t('total')}
      </h2>
      <p className="app-figure">
        {isPending ? (
          <Skeleton />
        ) : data === undefined ? (
          <NativeBalance />
        ) : shares.length > 0 ? (
          <FiatAmount amount={data.fiatTotal} currency={currency} />
        ) : (
          <NativeBalance />
        )}
      </p>
      <p className="app-hero-note">
        {data === undefined
          ? !isPending && t('coinOnly')
          : shares.length === 0
            ? t(isEmpty ? 'empty' : 'noPrices')
            : change
              ? t.rich('change', {
                  change: () => (
                    <>
                      {change.amount < 0 ? '−' : '+'}
                      <FiatAmount
                        amount={Math.abs(change.amount)}
                        currency={currency}
                        zero
                      />
                    </>
                  ),
                  percent: percent.format(Math.abs(change.percent) / 100),
                  time,
                })
              : t.rich('prices', { time })}
      </p>
      {shares.length > 0 && <ShareBar shares={shares} />}
    </section>
  )
}
