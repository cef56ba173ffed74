import type { ComponentProps, ReactNode } from 'react'
import { formatFiat } from '../amount/formatFiat.ts'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { readUint } from '../transaction/readUint.ts'
import { TokenLogo } from './TokenLogo.tsx'

/** A balance; those of the gateway fit. */
export interface AssetItem {
  tokenInfo: {
    type: string
    address: string
    decimals?: number | null | undefined
    symbol: string
    name: string
    logoUri?: string | null | undefined
  }
  /** In the smallest unit, decimal. */
  balance: string
  fiatBalance: string
  fiatConversion: string
}

export interface AssetTableLabels {
  caption: string
  asset: string
  balance: string
  price: string
  value: string
  actions: string
  noPrice: string
}

const defaultLabels: AssetTableLabels = {
  caption: 'Assets',
  asset: 'Asset',
  balance: 'Balance',
  price: 'Price',
  value: 'Value',
  actions: 'Actions',
  noPrice: '—',
}

export interface AssetTableProps
  extends Omit<ComponentProps<'table'>, 'children'> {
  items: readonly AssetItem[]
  /** ISO 4217, any case. @default 'USD' */
  currency?: string | undefined
  locale?: string | undefined
  /** Buttons at the end of a row. */
  renderActions?: ((item: AssetItem) => ReactNode) | undefined
  labels?: Partial<AssetTableLabels> | undefined
}

/** The coins and tokens of a safe. A price nobody knows reads as a dash. */
export function AssetTable({
  items,
  currency = 'USD',
  locale = 'en',
  renderActions,
  labels,
  className,
  ...rest
}: AssetTableProps) {
  const texts = mergeLabels(defaultLabels, labels)
  const fiat = (amount: string, precise: boolean) =>
    formatFiat(amount, { currency, locale, precise }) ?? texts.noPrice
  return (
    <table {...rest} className={classNames('sr-assets', className)}>
      <caption className="sr-visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.asset}</th>
          <th scope="col" className="sr-assets-number">
            {texts.balance}
          </th>
          <th scope="col" className="sr-assets-number sr-assets-price">
            {texts.price}
          </th>
          <th scope="col" className="sr-assets-number">
            {texts.value}
          </th>
          {renderActions !== undefined && (
            <th scope="col">
              <span className="sr-visually-hidden">{texts.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.tokenInfo.type} ${item.tokenInfo.address}`}>
            <th scope="row">
              <span className="sr-asset">
                <TokenLogo token={item.tokenInfo} />
                <span className="sr-asset-names">
                  <ForeignText
                    value={item.tokenInfo.name || item.tokenInfo.symbol}
                    max={64}
                    className="sr-asset-name"
                  />
                  <ForeignText
                    value={item.tokenInfo.symbol}
                    max={16}
                    className="sr-asset-symbol"
                  />
                </span>
              </span>
            </th>
            <td className="sr-assets-number">
              <TokenAmount
                value={readUint(item.balance) ?? 0n}
                decimals={item.tokenInfo.decimals ?? 0}
                maxDecimals={6}
              />
            </td>
            <td className="sr-assets-number sr-assets-price">
              {fiat(item.fiatConversion, true)}
            </td>
            <td className="sr-assets-number sr-assets-value">
              {fiat(item.fiatBalance, false)}
            </td>
            {renderActions !== undefined && (
              <td className="sr-assets-actions">{renderActions(item)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
