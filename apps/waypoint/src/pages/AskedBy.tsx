import { ForeignText } from '@strongroom/ui-kit'
import type { Asker } from '../request/WalletRequest.ts'

/** The app that asks: the origin decides, the name only helps. */
export function AskedBy({ asker }: { asker: Asker }) {
  const { protocol, host } = new URL(asker.origin)
  const { redirect } = asker
  return (
    <div className="asked-by">
      <span className="asked-by-letter" aria-hidden="true">
        {asker.client.name.trim().charAt(0).toUpperCase()}
      </span>
      <div className="asked-by-text">
        <ForeignText value={asker.client.name} />
        <code>
          <span className="asked-by-scheme">
            {protocol}
            {'//'}
          </span>
          {host}
        </code>
        {redirect !== undefined && (
          <span className="quiet">
            Your answer takes this page to {new URL(redirect).pathname}
          </span>
        )}
      </div>
    </div>
  )
}
