import { Glyph, type GlyphProps } from './Glyph.tsx'
import { iconPaths } from './iconPaths.ts'

/** Name of a picture of the kit. */
export type IconName = keyof typeof iconPaths

/** Props of `Icon`. */
export interface IconProps extends Omit<GlyphProps, 'path'> {
  /** The icon, by its name. */
  name: IconName
}

/** A line icon in the colour and size of the text around it. */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph path={iconPaths[name]} {...rest} />
}
