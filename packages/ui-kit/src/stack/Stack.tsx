import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'

/** Props of `Stack`. */
export interface StackProps extends ComponentProps<'div'> {
  /** Axis of the children. @default 'column' */
  direction?: 'column' | 'row' | undefined
  /** Space between, in steps of the 4 px grid. @default 4 */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | undefined
  /** Across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  /** Along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Let a row break. @default true */
  wrap?: boolean | undefined
}

/** Children in a column or a row with even space between. */
export function Stack({
  direction = 'column',
  gap = 4,
  align,
  justify,
  wrap = true,
  className,
  ...rest
}: StackProps) {
  return (
    <div
      {...rest}
      className={classNames('sr-stack', className)}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
    />
  )
}
