import { Badge } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'

/** Every page of the wallet: brand above, content, buttons below. */
export function PopupFrame({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="popup">
      <header className="popup-brand">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <strong>Waypoint</strong>
        <Badge tone="warning" icon="warning">
          Development wallet
        </Badge>
      </header>
      <main className="popup-content">
        <h1 className="popup-title">{title}</h1>
        {children}
      </main>
      {actions !== undefined && (
        <footer className="popup-actions">{actions}</footer>
      )}
    </div>
  )
}
