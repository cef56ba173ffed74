'use client'

import type { ReactNode, RefObject } from 'react'

export interface StepButtonProps {
  /** Takes the focus, with `tabIndex={-1}`: its rows are others now. */
  list: RefObject<HTMLElement | null>
  /** Shows other rows in place of the present ones. */
  onStep: () => void
  children: ReactNode
}

/** Shows other rows of a long list, and moves the focus to where they begin. */
export function StepButton({ list, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="sr-button"
      data-variant="secondary"
      data-size="small"
      onClick={() => {
        onStep()
        list.current?.focus()
      }}
    >
      {children}
    </button>
  )
}
