import type { IconName } from '../icon/Icon.tsx'
import { iconPaths } from '../icon/iconPaths.ts'
import { Tag, type TagProps } from './Tag.tsx'

/** Props of `Badge`. */
export interface BadgeProps extends Omit<TagProps, 'path'> {
  /**
   * Meaning of the badge, shown by shape or icon besides the colour. @default
   * 'neutral'
   */
  tone?: TagProps['tone']
  /** Repeats the meaning of the colour by shape. */
  icon?: IconName | undefined
}

/** A short word about a thing. */
export function Badge({ icon, ...rest }: BadgeProps) {
  return <Tag {...rest} path={icon && iconPaths[icon]} />
}
