import type { TransactionLabels } from './TransactionLabels.ts'

export interface RowLockProps {
  confirmed: number
  required: number
  label: TransactionLabels['confirmations']
}

/** `ThresholdMeter` for the figures of a queue. */
export function RowLock({ confirmed, required, label }: RowLockProps) {
  const bolts = Math.min(required, 10)
  return (
    <span
      className="sr-threshold"
      role="img"
      aria-label={label(confirmed, required)}
      data-state={confirmed < required ? 'waiting' : 'complete'}
    >
      <span className="sr-threshold-bolts">
        {Array.from({ length: bolts }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: bolts are all alike
            key={at}
            className="sr-threshold-bolt"
            // Above ten, each bolt shows a share; all close only with the last.
            data-shot={(at + 1) * required <= confirmed * bolts}
          />
        ))}
      </span>
      <span>
        {confirmed}/{required}
      </span>
    </span>
  )
}
