export interface AmountTextProps {
  /** A number as text, with what stands around it. */
  text: string
  /** What begins its fraction. @default '.' */
  point?: string | undefined
}

/** A number whose fraction is quieter than its integer part. */
export function Amount({ text, point = '.' }: AmountTextProps) {
  const at = text.lastIndexOf(point)
  const fraction = /^\D\d+/u.exec(at < 0 ? '' : text.slice(at))?.[0]
  // Without an integer part, as in "<0.01", the fraction is the amount.
  if (fraction === undefined || !/[1-9]/u.test(text.slice(0, at))) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="sr-fraction">{fraction}</span>
      {text.slice(at + fraction.length)}
    </>
  )
}
