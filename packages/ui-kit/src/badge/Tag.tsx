import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { classNames } from '../internal/classNames.ts'

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

/** Props of `Tag`. */
export interface TagProps extends ComponentProps<'span'> {
  tone?: Tone | undefined
  /** The outline of an icon. */
  path?: string | undefined
}

/** Draws a `Badge`, with one icon instead of the choice of all. */
export function Tag({
  tone = 'neutral',
  path,
  className,
  children,
  ...rest
}: TagProps) {
  return (
    <span
      {...rest}
      className={classNames('sr-badge', className)}
      data-tone={tone}
    >
      {path !== undefined && <Glyph path={path} />}
      {children}
    </span>
  )
}
