import { safeImageSource } from '../text/safeImageSource.ts'

export interface ChainMarkProps {
  logoUri?: string | null | undefined
  color?: string | null | undefined
}

/** The logo of a chain, or a dot in its colour. Decoration. */
export function ChainMark({ logoUri, color }: ChainMarkProps) {
  const source = safeImageSource(logoUri, { remote: true })
  if (source !== undefined) {
    return (
      <img
        className="sr-chain-mark"
        src={source}
        alt=""
        width={16}
        height={16}
        loading="lazy"
      />
    )
  }
  // A colour as an attribute needs no style that a policy could refuse.
  const fill = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(color ?? '') ? color : null
  return (
    <svg
      className="sr-chain-mark"
      viewBox="0 0 16 16"
      width={16}
      height={16}
      aria-hidden="true"
      focusable="false"
    >
      <circle
        className="sr-chain-dot"
        cx="8"
        cy="8"
        r="5"
        fill={fill ?? 'none'}
      />
    </svg>
  )
}
