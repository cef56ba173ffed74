'use client'

import type { MouseEvent } from 'react'
import { ForeignText } from '../text/ForeignText.tsx'

export interface RowTitleProps {
  id: string
  title: string
  subject: string | undefined
  href: string | undefined
  onOpen: ((id: string) => void) | undefined
}

/** What a transaction is; the link that makes the whole row clickable. */
export function RowTitle({ id, title, subject, href, onOpen }: RowTitleProps) {
  const content = (
    <>
      {title}
      {subject !== undefined && subject !== '' && (
        <>
          {' '}
          <ForeignText value={subject} max={48} className="sr-tx-subject" />
        </>
      )}
    </>
  )
  const open = (event: MouseEvent) => {
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (onOpen === undefined || elsewhere) return
    event.preventDefault()
    onOpen(id)
  }
  if (href !== undefined) {
    return (
      <a className="sr-tx-title" href={href} onClick={open}>
        {content}
      </a>
    )
  }
  if (onOpen !== undefined) {
    return (
      <button type="button" className="sr-tx-title" onClick={() => onOpen(id)}>
        {content}
      </button>
    )
  }
  return <span className="sr-tx-title">{content}</span>
}
