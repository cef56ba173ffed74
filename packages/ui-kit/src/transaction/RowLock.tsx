import type { TransactionLabels } from './TransactionLabels.ts'

export interface RowLockProps {
  confirmed: number
  required: number
  label: TransactionLabels['confirmations']
}

/** What `ThresholdMeter` shows, for the figures of a queue. */
export function RowLock({ confirmed, required, label }: RowLockProps) {
  return (
    <span
      className="sr-threshold"
      role="img"
      aria-label={label(confirmed, required)}
      data-complete={confirmed >= required}
    >
      <span className="sr-threshold-bolts">
        {Array.from({ length: Math.min(required, 10) }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: bolts are all alike
            key={at}
            className="sr-threshold-bolt"
            data-shot={at < confirmed}
          />
        ))}
      </span>
      <span>
        {confirmed}/{required}
      </span>
    </span>
  )
}
