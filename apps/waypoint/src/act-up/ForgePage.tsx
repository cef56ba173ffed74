import { Notice } from '@strongroom/ui-kit'
import { useEffect } from 'react'
import type { WaypointConfig } from '../config/parseConfig.ts'
import { PopupFrame } from '../pages/PopupFrame.tsx'
import { parseRequest } from '../request/parseRequest.ts'
import { forgedData } from './forgedData.ts'

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
