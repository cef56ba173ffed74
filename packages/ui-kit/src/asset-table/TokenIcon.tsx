'use client'

import { useState } from 'react'
import { cleanText } from '../text/cleanText.ts'
import { safeImageSource } from '../text/safeImageSource.ts'

export interface TokenIconProps {
  /** Decides the tint, so that a token of the same symbol has another one. */
  address: string
  symbol: string
  logoUri?: string | null | undefined
  /** Whether a list knows the token; others have a dashed edge. */
  isListed: boolean
  /** The only origin of logos. @default every `https:` origin */
  imageOrigin?: string | undefined
}

/** A tint from `a` to `f` that follows from the address alone. */
function tintOf(address: string): string {
  let hash = 0
  for (const digit of address.toLowerCase())
    hash = (hash * 33 + (digit.codePointAt(0) ?? 0)) % 65_521
  return 'abcdef'.charAt(hash % 6)
}

/** Letters and digits; a symbol without them, as of emoji alone, stays as it is. */
function monogramOf(symbol: string): string {
  const letters = symbol.replace(/[^\p{L}\p{N}]/gu, '')
  return Array.from(letters || symbol)
    .slice(0, 3)
    .join('')
}

/** The token's logo, or up to three letters of its symbol. Decoration. */
export function TokenIcon(props: TokenIconProps) {
  const { address, symbol, logoUri, isListed, imageOrigin } = props
  const [broken, setBroken] = useState<string>()
  const source = safeImageSource(logoUri, { remote: true, origin: imageOrigin })
  const hasLogo = source !== undefined && source !== broken
  return (
    <span
      className="sr-token-icon"
      aria-hidden="true"
      data-tint={hasLogo ? undefined : tintOf(address)}
      data-unlisted={!isListed || undefined}
    >
      {hasLogo ? (
        <img
          src={source}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(source)}
        />
      ) : (
        monogramOf(cleanText(symbol, 16).text)
      )}
    </span>
  )
}
