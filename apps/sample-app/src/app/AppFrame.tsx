import type { ReactNode } from 'react'

/** Brand, the wallet it runs in, and the content. */
export function AppFrame({
  host,
  children,
}: {
  host?: string
  children: ReactNode
}) {
  return (
    <div className="app">
      <header className="app-brand">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <div className="app-names">
          <h1>Payouts</h1>
          {host !== undefined && (
            <span className="app-host">in {hostOf(host)}</span>
          )}
        </div>
      </header>
      <main className="app-content">{children}</main>
    </div>
  )
}

/** The origin comes from the wallet and need not be a URL. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : 'your wallet'
}
