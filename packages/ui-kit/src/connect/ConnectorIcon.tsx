'use client'

import { useState } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { wallet } from '../icon/paths.ts'
import { safeImageSource } from '../text/safeImageSource.ts'

export interface ConnectorIconProps {
  icon: string | null | undefined
}

/** The picture a wallet announced: inline images only, never as markup. */
export function ConnectorIcon({ icon }: ConnectorIconProps) {
  const [broken, setBroken] = useState<string>()
  const source = safeImageSource(icon)
  return (
    <span className="sr-connector-icon">
      {source === undefined || source === broken ? (
        <Glyph path={wallet} />
      ) : (
        <img
          src={source}
          alt=""
          width={32}
          height={32}
          onError={() => setBroken(source)}
        />
      )}
    </span>
  )
}
