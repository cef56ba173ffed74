import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { ConfirmationBar } from './ConfirmationBar.tsx'
import { readThreshold } from './readThreshold.ts'
import {
  defaultThresholdMeterLabels,
  type ThresholdMeterLabels,
} from './thresholdMeterLabels.ts'

/** Props of `ThresholdMeter`. */
export interface ThresholdMeterProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  confirmed: number
  required: number
  /** How many owners there are: more cannot be required. */
  owners?: number | undefined
  /** The next confirmation is asked of who looks at it. @default false */
  yours?: boolean | undefined
  /** Reads the state aloud. */
  label?: ThresholdMeterLabels['label'] | undefined
  /** Label of figures that cannot be those of a safe. @default 'Wrong data' */
  invalidLabel?: string | undefined
}

/** How many of the required confirmations are there, a segment for each. */
export function ThresholdMeter({
  confirmed,
  required,
  owners,
  yours = false,
  label,
  invalidLabel,
  className,
  ...rest
}: ThresholdMeterProps) {
  const texts = useLabels('thresholdMeter', defaultThresholdMeterLabels, {
    label,
    invalid: invalidLabel,
  })
  const { state } = readThreshold(confirmed, required, owners)
  const invalid = state === 'invalid'
  const text = texts.label(confirmed, required)
  return (
    <span
      {...rest}
      className={classNames('sr-threshold', className)}
      role="img"
      aria-label={invalid ? `${texts.invalid}: ${text}` : text}
      data-state={state}
    >
      {invalid ? (
        <Glyph path={warning} />
      ) : (
        <ConfirmationBar
          confirmed={confirmed}
          required={required}
          isYours={yours}
          showsChange
        />
      )}
      <span>
        {confirmed}/{required}
        {invalid && ` · ${texts.invalid}`}
      </span>
    </span>
  )
}
