import { longestHex } from './longestHex.ts'

/** Props of `HexBlock`. */
export interface HexBlockProps {
  hex: string
}

/** Bytes that wrap anywhere, the first four set off. */
export function HexBlock({ hex }: HexBlockProps) {
  // Characters other than digits become `?`, since they could affect their
  // neighbours.
  const shown = hex.slice(0, longestHex).replace(/[^\dxa-f]/giu, '?')
  return (
    <code className="sr-hex" dir="ltr">
      <span className="sr-hex-selector">{shown.slice(0, 10)}</span>
      {shown.slice(10)}
      {hex.length > longestHex && '…'}
    </code>
  )
}
