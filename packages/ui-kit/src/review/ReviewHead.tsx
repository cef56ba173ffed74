import type { ReactNode } from 'react'

export interface ReviewHeadProps {
  /** Above the title: a link back, the nonce, the state. */
  crumb: ReactNode
  /** A first heading, and lines below it. */
  children: ReactNode
}

/** The head of a review: what is signed is the title of the page. */
export function ReviewHead({ crumb, children }: ReviewHeadProps) {
  return (
    <header className="sr-review-head">
      <div className="sr-review-crumb">{crumb}</div>
      {children}
    </header>
  )
}
