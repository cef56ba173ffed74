import { longestHex } from './longestHex.ts'

export interface HexBlockProps {
  hex: string
}

/** Bytes that wrap anywhere, the first four set off. */
export function HexBlock({ hex }: HexBlockProps) {
  const shown = hex.slice(0, longestHex)
  return (
    <code className="sr-hex" dir="ltr">
      <span className="sr-hex-selector">{shown.slice(0, 10)}</span>
      {shown.slice(10)}
      {hex.length > longestHex && '…'}
    </code>
  )
}
