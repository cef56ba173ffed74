import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { type ClaimLabels, defaultClaimLabels } from './claimLabels.ts'

/** Props of `ClaimMark`. */
export interface ClaimMarkProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  /** Who says the word before it. `app`: its own manifest. @default 'gateway' */
  by?: 'gateway' | 'app' | undefined
  /** One word in brackets, for lists; the whole text is its title. @default false */
  short?: boolean | undefined
  labels?: Partial<ClaimLabels> | undefined
}

/**
 * Follows a word that no signature and no chain proves, and says whose it is: who
 * proposed something, which app asked, a note, a name.
 */
export function ClaimMark({
  by = 'gateway',
  short = false,
  labels,
  className,
  ...rest
}: ClaimMarkProps) {
  const texts = useLabels('claim', defaultClaimLabels, labels)
  return (
    <span
      title={short ? texts[by] : undefined}
      {...rest}
      className={classNames('sr-claim-mark', className)}
    >
      {short ? `(${texts.short[by]})` : texts[by]}
    </span>
  )
}
