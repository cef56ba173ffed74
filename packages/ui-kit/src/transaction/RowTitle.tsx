'use client'

import type { MouseEvent } from 'react'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'

export interface RowTitleProps {
  title: string
  subject: string | null | undefined
  href: string | undefined
  onOpen: (() => void) | undefined
}

/** What a transaction is; the link that makes the whole row clickable. */
export function RowTitle({ title, subject, href, onOpen }: RowTitleProps) {
  const open = (event: MouseEvent) => {
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.button
    if (!onOpen || elsewhere) return
    event.preventDefault()
    onOpen()
  }
  const Tag = href !== undefined ? 'a' : onOpen ? 'button' : 'span'
  return (
    <Tag
      className="sr-tx-title"
      {...(Tag === 'a'
        ? { href, onClick: open }
        : onOpen && { type: 'button', onClick: onOpen })}
    >
      {cleanText(title, 80).text}
      {subject && (
        <>
          {' '}
          <ForeignText value={subject} max={48} className="sr-tx-subject" />
        </>
      )}
    </Tag>
  )
}
