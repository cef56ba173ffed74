import type { ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { alert, lock } from '../icon/paths.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { SafeAppFrameLabels } from './safeAppFrameLabels.ts'

export interface OriginLineProps {
  /** Origin in the frame; `null` is a page without an origin. */
  origin: string | null
  isForeign: boolean
  /** The page itself has spoken from the origin. */
  isConfirmed: boolean
  /** A page can be seen under the line. */
  isShown: boolean
  leading?: ReactNode | undefined
  actions?: ReactNode | undefined
  texts: SafeAppFrameLabels
}

const loopback =
  /^http:\/\/(?:[\w-]+\.)*localhost(?::|$)|^http:\/\/(?:127\.[\d.]+|\[::1\])(?::|$)/u

/**
 * The exact origin, whole: a cut one could pass for another. Until the page has
 * sent a message it is the requested address, and labelled as such.
 */
export function OriginLine(props: OriginLineProps) {
  const { origin, isForeign, isConfirmed, leading, actions, texts } = props
  const isOpen = origin?.startsWith('http:') === true && !loopback.test(origin)
  return (
    <div
      className="sr-app-frame-line"
      data-tone={isForeign ? 'danger' : undefined}
    >
      {leading}
      <p className="sr-app-frame-origin">
        {origin?.startsWith('https:') === true && !isForeign && isConfirmed && (
          <Glyph path={lock} />
        )}
        {(isForeign || isOpen) && <Glyph path={alert} />}
        <VisuallyHidden>{texts.origin} </VisuallyHidden>
        <bdi dir="ltr">{origin ?? '–'}</bdi>
        {props.isShown && !isConfirmed && !isForeign && (
          <span className="sr-app-frame-requested">{texts.notConfirmed}</span>
        )}
        {isOpen && (
          <span className="sr-app-frame-open">{texts.notEncrypted}</span>
        )}
      </p>
      {actions !== undefined && (
        <div className="sr-app-frame-actions">{actions}</div>
      )}
    </div>
  )
}
