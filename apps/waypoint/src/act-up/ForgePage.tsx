import { Notice } from '@strongroom/ui-kit'
import { useEffect } from 'react'
import type { WaypointConfig } from '../config/parseConfig.ts'
import { PopupFrame } from '../pages/PopupFrame.tsx'
import { parseRequest } from '../request/parseRequest.ts'
import type { AppRequest } from '../request/WalletRequest.ts'

/** An answer that looks right and is not: no key had a part in it. */
function forgedData(kind: AppRequest['kind']): unknown {
  switch (kind) {
    case 'authorize':
    case 'introduce':
      return {
        id_token: 'forged.id.token',
        address: '0x000000000000000000000000000000000000dEaD',
      }
    case 'send':
      return `0x${'de'.repeat(32)}`
    default:
      return `0x${'de'.repeat(64)}1b`
  }
}

/**
 * Posts a valid answer from an origin that the app did not open. Apps must
 * ignore it.
 */
export function ForgePage({
  url,
  config,
}: {
  url: URL
  config: WaypointConfig
}) {
  useEffect(() => {
    const request = parseRequest(url, config)
    if (request.kind === 'home' || request.kind === 'refused') return
    const { kind, state, origin } = request
    const data = forgedData(kind)
    window.opener?.postMessage({ state, type: 'success', data }, origin)
  }, [url, config])
  return (
    <PopupFrame title="An answer was forged">
      <Notice tone="warning" title="It came from another origin.">
        A careful app still waits. Close this window to let it go on.
      </Notice>
    </PopupFrame>
  )
}
