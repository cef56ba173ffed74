'use client'

import { useState } from 'react'
import { cleanText } from '../text/cleanText.ts'
import { safeImageSource } from '../text/safeImageSource.ts'
import { localImageSource } from './localImageSource.ts'

/** Props of `AppIcon`. */
export interface AppIconProps {
  /** Name of the app; its first letter replaces a missing picture. */
  name: string
  /** Its picture: `https:`, of this machine, or an inline image. */
  iconUrl?: string | null | undefined
  /** Side of 24, 40 or 64 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * An app's picture, or its first letter. The picture is loaded without a
 * referrer.
 */
export function AppIcon({ name, iconUrl, size = 'medium' }: AppIconProps) {
  const [broken, setBroken] = useState<string>()
  const source =
    safeImageSource(iconUrl, { remote: true }) ?? localImageSource(iconUrl)
  const letter = Array.from(cleanText(name, 64).text)[0] ?? '?'
  return (
    <span className="sr-app-icon" data-size={size} aria-hidden="true">
      {source === undefined || source === broken ? (
        letter.toUpperCase()
      ) : (
        <img
          src={source}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(source)}
        />
      )}
    </span>
  )
}
