import { Card } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'

interface HomeCardProps {
  title: string
  /** Behind the title: how many there are in all. */
  count?: ReactNode
  link: ReactNode
  children: ReactNode
}

/** A card of the home page, with a link to all that it lists. */
export function HomeCard({ title, count, link, children }: HomeCardProps) {
  return (
    <Card
      flush
      className="app-home-card"
      title={
        <>
          {title}
          {count !== undefined && <small> {count}</small>}
        </>
      }
      actions={link}
    >
      {children}
    </Card>
  )
}
