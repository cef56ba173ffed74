import type { MouseEvent } from 'react'
import { type RenderProp, Slot } from '../internal/Slot.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'

export interface RowTitleProps {
  title: string
  subject: string | null | undefined
  href: string | undefined
  onOpen: (() => void) | undefined
  render: RenderProp<'a'> | undefined
}

/** Title of a transaction; its link makes the whole row clickable. */
export function RowTitle({
  title,
  subject,
  href,
  onOpen,
  render,
}: RowTitleProps) {
  const open = (event: MouseEvent) => {
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.button
    if (!onOpen || elsewhere) return
    event.preventDefault()
    onOpen()
  }
  const content = (
    <>
      {cleanText(title, 80).text}
      {subject && (
        <>
          {' '}
          <ForeignText value={subject} max={48} className="sr-tx-subject" />
        </>
      )}
    </>
  )
  const className = 'sr-tx-title'
  if (href !== undefined || render)
    return (
      <Slot
        tag="a"
        render={render}
        className={className}
        href={href}
        onClick={onOpen && open}
      >
        {content}
      </Slot>
    )
  return onOpen ? (
    <button type="button" className={className} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={className}>{content}</span>
  )
}
