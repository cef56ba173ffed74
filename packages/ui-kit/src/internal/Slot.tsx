import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { classNames } from './classNames.ts'

/**
 * A replacement for a link or a button, such as the `Link` of a router: an
 * element, which gets the props beside its own, or a function of the props.
 */
export type RenderProp<Tag extends 'a' | 'button'> =
  | ReactElement
  | ((props: ComponentProps<Tag>) => ReactElement)

type SlotProps =
  | (ComponentProps<'a'> & {
      tag: 'a'
      render: RenderProp<'a'> | undefined
    })
  | (ComponentProps<'button'> & {
      tag: 'button'
      render: RenderProp<'button'> | undefined
    })

/**
 * A link, a button, or an element in its place. Class names of the element are
 * joined and handlers both called; its other props win.
 */
export function Slot({ tag: Tag, render, ...rest }: SlotProps) {
  const props: Record<string, unknown> = rest
  if (typeof render === 'function') return render(props)
  if (!render) return <Tag {...props} />
  const own = render.props as typeof props
  const merged = { ...props, ...own }
  for (const name in own) {
    const [given, mine] = [props[name], own[name]]
    if (name === 'className')
      merged[name] = classNames(given as string, mine as string)
    else if (typeof given === 'function' && typeof mine === 'function')
      merged[name] = (...values: unknown[]) => {
        given(...values)
        mine(...values)
      }
  }
  return cloneElement(render, merged)
}
