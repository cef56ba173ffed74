import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { readThreshold } from './readThreshold.ts'

export interface ThresholdMeterProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  confirmed: number
  required: number
  /** How many owners there are: more cannot be required. */
  owners?: number | undefined
  /** Reads the state aloud. */
  label?: ((confirmed: number, required: number) => string) | undefined
  /** Said when these figures cannot be those of a safe. @default 'Wrong data' */
  invalidLabel?: string | undefined
}

/** How many of the required confirmations are there, as bolts of a lock. */
export function ThresholdMeter({
  confirmed,
  required,
  owners,
  label = (done, all) => `${done} of ${all} confirmations`,
  invalidLabel = 'Wrong data',
  className,
  ...rest
}: ThresholdMeterProps) {
  const { state, bolts, shot } = readThreshold(confirmed, required, owners)
  const invalid = state === 'invalid'
  const text = label(confirmed, required)
  return (
    <span
      {...rest}
      className={classNames('sr-threshold', className)}
      role="img"
      aria-label={invalid ? `${invalidLabel}: ${text}` : text}
      data-state={state}
    >
      {invalid ? (
        <Glyph path={warning} />
      ) : (
        <span className="sr-threshold-bolts">
          {Array.from({ length: bolts }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: bolts are all alike
              key={index}
              className="sr-threshold-bolt"
              data-shot={index < shot}
            />
          ))}
        </span>
      )}
      <span>
        {confirmed}/{required}
        {invalid && ` · ${invalidLabel}`}
      </span>
    </span>
  )
}
