import type { Balance } from '@strongroom/gateway-sdk'
import { cleanText } from '@strongroom/ui-kit'

/** One part of the bar that shows what a safe holds. */
export interface Share {
  label: string
  /** Percent of the total, above 0. */
  percent: number
}

/** Most parts of the bar; the last one stands for the rest. */
const most = 4

/**
 * The largest assets by value in percent of all, and the rest as one.
 *
 * @param restLabel Label of the rest.
 */
export function sharesOf(
  items: readonly Balance[],
  restLabel: string,
): Share[] {
  const values = items
    .map(({ tokenInfo, fiatBalance }) => ({
      label: cleanText(tokenInfo.symbol, 16).text,
      value: Number(fiatBalance),
    }))
    .filter(({ value }) => Number.isFinite(value) && value > 0)
    .sort((a, b) => b.value - a.value)
  const total = values.reduce((sum, { value }) => sum + value, 0)
  if (!Number.isFinite(total) || total === 0) return []
  const isCut = values.length > most
  const shown = values.slice(0, isCut ? most - 1 : most)
  const rest = values.slice(shown.length)
  return [
    ...shown,
    ...(isCut
      ? [
          {
            label: restLabel,
            value: rest.reduce((sum, { value }) => sum + value, 0),
          },
        ]
      : []),
  ].map(({ label, value }) => ({ label, percent: (100 * value) / total }))
}

/**
 * How much the value of all assets changed within 24 hours. Undefined unless the
 * change of every asset with a price is known.
 */
export function changeOf(
  items: readonly Balance[],
): { amount: number; percent: number } | undefined {
  let now = 0
  let before = 0
  for (const { fiatBalance, fiatBalance24hChange: change } of items) {
    const value = Number(fiatBalance)
    if (!(value > 0)) continue
    const factor = change ? 1 + Number(change) / 100 : Number.NaN
    if (!(factor > 0)) return undefined
    now += value
    before += value / factor
  }
  if (!(before > 0) || !Number.isFinite(now)) return undefined
  return { amount: now - before, percent: 100 * (now / before - 1) }
}
