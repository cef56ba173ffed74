export interface HexBlockProps {
  hex: string
}

// Longer data would freeze the page; the copy button gives all of it.
const longest = 20_000

/** Bytes that wrap anywhere, the first four set off. */
export function HexBlock({ hex }: HexBlockProps) {
  const shown = hex.slice(0, longest)
  return (
    <code className="sr-hex" dir="ltr">
      <span className="sr-hex-selector">{shown.slice(0, 10)}</span>
      {shown.slice(10)}
      {hex.length > longest && '…'}
    </code>
  )
}
