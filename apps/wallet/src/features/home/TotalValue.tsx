import { FiatAmount, Skeleton, TimeOfDay } from '@strongroom/ui-kit'
import { useLocale } from '../../core/defineTexts.ts'
import { NativeBalance } from '../balances/Assets.tsx'
import type { useAssets } from '../balances/useAssets.ts'
import { timeZone } from '../transactions/timeZone.ts'
import { changeOf, type Share, sharesOf } from './sumUpAssets.ts'

const width = 1_000
const gap = 4

/** The share of each asset as one bar, with a legend. */
function ShareBar({ shares }: { shares: readonly Share[] }) {
  const round = (percent: number) =>
    percent < 1 ? 'under 1%' : `${Math.round(percent)}%`
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
  const { balances, currency, items } = assets
  const { data, dataUpdatedAt } = balances
  const shares = sharesOf(items)
  const percent = new Intl.NumberFormat(useLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const change = changeOf(items)
  return (
    <section aria-labelledby="total-value">
      <h2 id="total-value" className="app-hero-label">
        Total value
      </h2>
      <p className="app-figure">
        {data === undefined ? (
          balances.failureCount > 0 ? (
            <NativeBalance />
          ) : (
            <Skeleton />
          )
        ) : shares.length > 0 ? (
          <FiatAmount amount={data.fiatTotal} currency={currency} />
        ) : (
          <NativeBalance />
        )}
      </p>
      <p className="app-hero-note">
        {data === undefined ? (
          balances.failureCount > 0 &&
          'The gateway gave no balances: this is the coin alone, read from your RPC.'
        ) : shares.length === 0 ? (
          'The gateway knows no prices for what this safe holds.'
        ) : (
          <>
            {change && (
              <>
                {change.amount < 0 ? '−' : '+'}
                <FiatAmount
                  amount={Math.abs(change.amount)}
                  currency={currency}
                  zero
                />{' '}
                ({percent.format(Math.abs(change.percent) / 100)}) in 24 hours ·{' '}
              </>
            )}
            prices by the gateway,{' '}
            <TimeOfDay timestamp={dataUpdatedAt} timeZone={timeZone} />
          </>
        )}
      </p>
      {shares.length > 0 && <ShareBar shares={shares} />}
    </section>
  )
}
