import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { warning as warningSign } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from './cleanText.ts'
import {
  defaultForeignTextLabels,
  type ForeignTextLabels,
} from './foreignTextLabels.ts'

/** Props of `ForeignText`. */
export interface ForeignTextProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text as received. */
  value: string
  /** Longest shown length in characters. @default 64 */
  max?: number | undefined
  /** Replaces texts, one by one or all together. */
  labels?: Partial<ForeignTextLabels> | undefined
}

/**
 * Text from an untrusted source: cleaned, capped, and marked when suspicious.
 */
export function ForeignText({
  value,
  max = 64,
  labels,
  className,
  ...rest
}: ForeignTextProps) {
  const texts = useLabels('foreignText', defaultForeignTextLabels, labels)
  const { text, flags } = cleanText(value, max)
  const warning = flags.includes('hidden')
    ? texts.hidden
    : flags.includes('mixed-script')
      ? texts.mixedScript
      : undefined
  return (
    <span
      {...rest}
      className={classNames('sr-foreign-text', className)}
      data-flags={flags.join(' ') || undefined}
    >
      <bdi>{text}</bdi>
      {warning && (
        <Glyph
          path={warningSign}
          label={warning}
          className="sr-foreign-text-mark"
        />
      )}
    </span>
  )
}
