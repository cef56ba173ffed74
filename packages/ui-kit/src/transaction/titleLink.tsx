import type { MouseEvent, ReactNode } from 'react'
import { type RenderProp, Slot } from '../internal/Slot.tsx'

/** Title of a row; its link makes the whole row clickable. */
export function titleLink(
  children: ReactNode,
  {
    href,
    render,
    onOpen,
  }: {
    href: string | undefined
    render: RenderProp<'a'> | undefined
    onOpen: (() => void) | undefined
  },
): ReactNode {
  const className = 'sr-tx-title'
  if (href === undefined && !render)
    return onOpen ? (
      <button type="button" className={className} onClick={onOpen}>
        {children}
      </button>
    ) : (
      <span className={className}>{children}</span>
    )
  const open = (event: MouseEvent) => {
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.button
    if (!onOpen || elsewhere) return
    event.preventDefault()
    onOpen()
  }
  const link = { className, href, onClick: onOpen && open }
  return render ? (
    <Slot tag="a" render={render} {...link}>
      {children}
    </Slot>
  ) : (
    <a {...link}>{children}</a>
  )
}
