import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { identiconOf } from './identiconOf.ts'

/** Props of `Identicon`. */
export interface IdenticonProps
  extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  address: string
  /** Side in pixels. @default 24 */
  size?: number | undefined
}

/** The blocky picture of an address, the same as in other tools. Decoration. */
export function Identicon({
  address,
  size = 24,
  className,
  ...rest
}: IdenticonProps) {
  return (
    <img
      {...rest}
      className={classNames('sr-identicon', className)}
      src={identiconOf(address)}
      width={size}
      height={size}
      alt=""
    />
  )
}
