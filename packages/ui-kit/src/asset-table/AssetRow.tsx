import type { ReactNode } from 'react'
import { FiatAmount } from '../amount/FiatAmount.tsx'
import { Tag } from '../badge/Tag.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { readUint } from '../transaction/readUint.ts'
import type { AssetItem } from './AssetItem.ts'
import type { AssetTableLabels } from './assetTableLabels.ts'
import type { AssetClassification } from './classifyAsset.ts'
import { formatChange } from './formatChange.ts'
import { TokenIcon } from './TokenIcon.tsx'

/** Columns that a table has only when an asset needs them. */
export interface AssetColumns {
  price: boolean
  change: boolean
}

export interface AssetRowProps {
  item: AssetItem
  classification: AssetClassification
  columns: AssetColumns
  isListed: boolean
  imageOrigin: string | undefined
  currency: string
  locale: string
  texts: AssetTableLabels
  /** `undefined` where the table has no column for them. */
  actions: ReactNode | undefined
}

/** One token: its name, its amount and its worth. */
export function AssetRow(props: AssetRowProps) {
  const { item, classification, columns, currency, locale, texts } = props
  const { tokenInfo } = item
  const balance = readUint(item.balance)
  const money = { currency, locale, labels: { noPrice: texts.noPrice } }
  const isPriced = Number(item.fiatConversion) > 0
  return (
    <tr
      className={isPriced ? undefined : 'sr-assets-unpriced'}
      data-classification={
        classification === 'shown' ? undefined : classification
      }
    >
      <th scope="row">
        <span className="sr-asset">
          <TokenIcon
            {...tokenInfo}
            isListed={props.isListed}
            imageOrigin={props.imageOrigin}
          />
          <span className="sr-asset-names">
            <ForeignText
              value={tokenInfo.symbol}
              max={16}
              className="sr-asset-name"
            />
            <ForeignText
              value={tokenInfo.name || tokenInfo.symbol}
              max={64}
              className="sr-asset-symbol"
            />
            {classification !== 'shown' && (
              <Tag
                tone={classification === 'untrusted' ? 'warning' : 'neutral'}
              >
                {texts.classification(classification)}
              </Tag>
            )}
          </span>
        </span>
      </th>
      <td className="sr-assets-number sr-assets-balance">
        {balance === null ? (
          // An unknown balance is a dash instead of zero.
          <FiatAmount amount={null} labels={{ noPrice: texts.noBalance }} />
        ) : (
          <TokenAmount
            value={balance}
            decimals={tokenInfo.decimals}
            symbol={tokenInfo.symbol}
            maxDecimals={6}
            minDecimals={2}
          />
        )}
      </td>
      {columns.price && (
        <td className="sr-assets-number sr-assets-price">
          {isPriced && (
            <FiatAmount {...money} amount={item.fiatConversion} precise />
          )}
        </td>
      )}
      {columns.change && (
        <td className="sr-assets-number sr-assets-price">
          {isPriced && formatChange(item.fiatBalance24hChange, locale)}
        </td>
      )}
      {columns.price && (
        <td className="sr-assets-number sr-assets-value">
          {isPriced ? (
            <FiatAmount {...money} amount={item.fiatBalance} zero />
          ) : (
            texts.noPrice
          )}
        </td>
      )}
      {props.actions !== undefined && (
        <td className="sr-assets-actions">{props.actions}</td>
      )}
    </tr>
  )
}
