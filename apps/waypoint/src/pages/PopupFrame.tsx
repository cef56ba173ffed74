import { Icon } from '@strongroom/ui-kit'
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
      <p className="popup-banner">
        <Icon name="warning" />
        <span>
          <strong>Development wallet.</strong> Do not use with real funds.
        </span>
      </p>
      <header className="popup-brand">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <strong>Waypoint</strong>
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
