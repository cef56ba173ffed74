import { cleanText } from '../text/cleanText.ts'
import { safeImageSource } from '../text/safeImageSource.ts'

export interface TokenLogoProps {
  token: { symbol: string; logoUri?: string | null | undefined }
}

/** The token's picture, or the first letters of its symbol. */
export function TokenLogo({ token }: TokenLogoProps) {
  const source = safeImageSource(token.logoUri, { remote: true })
  return (
    <span className="sr-token-logo" aria-hidden="true">
      {source === undefined ? (
        Array.from(cleanText(token.symbol, 16).text).slice(0, 2).join('')
      ) : (
        <img src={source} alt="" width={32} height={32} loading="lazy" />
      )}
    </span>
  )
}
