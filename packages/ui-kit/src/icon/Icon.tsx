import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { paths } from './paths.ts'

export type IconName = keyof typeof paths

export interface IconProps extends ComponentProps<'svg'> {
  name: IconName
  /** Read aloud; without it the icon is decoration and hidden from readers. */
  label?: string | undefined
}

/** A line icon in the colour and size of the text around it. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by attributes
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('sr-icon', className)}
      focusable="false"
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label })}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  )
}
