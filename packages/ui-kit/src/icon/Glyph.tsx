import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'

/** Props of `Glyph`. */
export interface GlyphProps extends ComponentProps<'svg'> {
  /** The outline: one of `paths.ts`. */
  path: string
  /** Read aloud; without it the icon is decoration and hidden from readers. */
  label?: string | undefined
}

/** Draws one outline; what bundles it takes along no other. */
export function Glyph({ path, label, className, ...rest }: GlyphProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by attributes
    <svg
      viewBox="0 0 16 16"
      className={classNames('sr-icon', className)}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label })}
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}
