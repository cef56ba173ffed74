import { formatAmount } from '../amount/formatAmount.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import type { AmountLine } from './TransactionView.ts'

/** `TokenAmount` for amounts that `readAmount` accepted. */
export function RowAmount({ value, decimals, symbol, sign }: AmountLine) {
  return (
    <span
      className="sr-token-amount"
      title={formatAmount(value, decimals)}
      data-direction={sign && (sign === '+' ? 'in' : 'out')}
    >
      <span className="sr-token-amount-value" dir="ltr">
        {sign === '-' ? '−' : sign}
        {formatAmount(value, decimals, { maxDecimals: 6 })}
      </span>{' '}
      <ForeignText value={symbol} max={16} className="sr-token-amount-symbol" />
    </span>
  )
}
