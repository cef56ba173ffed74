import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'

export interface ThresholdMeterProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  confirmed: number
  required: number
  /** Reads the state aloud. */
  label?: ((confirmed: number, required: number) => string) | undefined
}

/** How many of the required confirmations are there, as bolts of a lock. */
export function ThresholdMeter({
  confirmed,
  required,
  label = (done, all) => `${done} of ${all} confirmations`,
  className,
  ...rest
}: ThresholdMeterProps) {
  const bolts = Array.from(
    { length: Math.min(Math.max(required, 0), 10) },
    (_, index) => ({ key: `bolt-${index}`, shot: index < confirmed }),
  )
  return (
    <span
      {...rest}
      className={classNames('sr-threshold', className)}
      role="img"
      aria-label={label(confirmed, required)}
      data-complete={confirmed >= required}
    >
      <span className="sr-threshold-bolts">
        {bolts.map(({ key, shot }) => (
          <span key={key} className="sr-threshold-bolt" data-shot={shot} />
        ))}
      </span>
      <span>
        {confirmed}/{required}
      </span>
    </span>
  )
}
