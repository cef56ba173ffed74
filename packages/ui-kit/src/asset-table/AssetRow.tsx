import type { ReactNode } from 'react'
import { FiatAmount } from '../amount/FiatAmount.tsx'
import { Tag } from '../badge/Tag.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { safeImageSource } from '../text/safeImageSource.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { readUint } from '../transaction/readUint.ts'
import type { AssetItem } from './AssetItem.ts'
import type { AssetTableLabels } from './assetTableLabels.ts'
import type { AssetClassification } from './classifyAsset.ts'

interface TokenLogoProps {
  token: { symbol: string; logoUri?: string | null | undefined }
}

/** The token's picture, or the first letters of its symbol. */
function TokenLogo({ token }: TokenLogoProps) {
  const source = safeImageSource(token.logoUri, { remote: true })
  return (
    <span className="sr-token-logo" aria-hidden="true">
      {source === undefined ? (
        Array.from(cleanText(token.symbol, 16).text).slice(0, 2).join('')
      ) : (
        <img src={source} alt="" width={32} height={32} loading="lazy" />
      )}
    </span>
  )
}

export interface AssetRowProps {
  item: AssetItem
  classification: AssetClassification
  currency: string
  locale: string
  texts: AssetTableLabels
  /** `undefined` where the table has no column for them. */
  actions: ReactNode | undefined
}

/** One token: its name, its amount and its worth. */
export function AssetRow(props: AssetRowProps) {
  const { item, classification, currency, locale, texts, actions } = props
  const { tokenInfo } = item
  const balance = readUint(item.balance)
  const money = { currency, locale, labels: { noPrice: texts.noPrice } }
  return (
    <tr
      data-classification={
        classification === 'shown' ? undefined : classification
      }
    >
      <th scope="row">
        <span className="sr-asset">
          <TokenLogo token={tokenInfo} />
          <span className="sr-asset-names">
            <ForeignText
              value={tokenInfo.name || tokenInfo.symbol}
              max={64}
              className="sr-asset-name"
            />
            <ForeignText
              value={tokenInfo.symbol}
              max={16}
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
      <td className="sr-assets-number">
        {balance === null ? (
          // An unknown balance is a dash instead of zero.
          <FiatAmount amount={null} labels={{ noPrice: texts.noBalance }} />
        ) : (
          <TokenAmount
            value={balance}
            decimals={tokenInfo.decimals}
            maxDecimals={6}
          />
        )}
      </td>
      <td className="sr-assets-number sr-assets-price">
        <FiatAmount {...money} amount={item.fiatConversion} precise />
      </td>
      <td className="sr-assets-number sr-assets-value">
        <FiatAmount {...money} amount={item.fiatBalance} />
      </td>
      {actions !== undefined && (
        <td className="sr-assets-actions">{actions}</td>
      )}
    </tr>
  )
}
