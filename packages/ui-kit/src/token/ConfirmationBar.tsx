import { readThreshold } from './readThreshold.ts'

interface ConfirmationBarProps {
  confirmed: number
  required: number
  /** Whether the next confirmation is the reader's own. */
  isYours: boolean
  /** Read aloud in place of the drawing; without one, what is around it is read. */
  label?: string | undefined
  /** A segment that is given while the bar is on the screen fills slowly. */
  showsChange?: boolean | undefined
}

const segment = 'h9a2 2 0 0 1 0 4h-9a2 2 0 0 1 0-4z'
const draw = (from: number, to: number) =>
  Array.from(
    { length: Math.max(0, to - from) },
    (_, at) => `M${(from + at) * 18 + 3} 1${segment}`,
  ).join('')

/** Confirmations, a segment each, in as few elements as there are colours. */
export function ConfirmationBar({
  confirmed,
  required,
  isYours,
  label,
  showsChange = false,
}: ConfirmationBarProps) {
  const { state, bolts, shot } = readThreshold(confirmed, required)
  // Figures that cannot be those of a safe are read aloud only.
  if (state === 'invalid') return <span role="img" aria-label={label} />
  const yours = isYours && shot < bolts ? shot + 1 : shot
  // The newest segment is an element of its own, so that it alone fills.
  const before = showsChange ? shot - 1 : shot
  return (
    <svg
      className="sr-confirmations"
      data-state={state}
      role="img"
      aria-label={label}
      aria-hidden={!label}
      viewBox={`0 0 ${bolts * 18 - 3} 6`}
      width={bolts * 18 - 3}
      height={6}
    >
      {before > 0 && <path data-given d={draw(0, before)} />}
      {shot > before && (
        <path key={shot} data-given="new" d={draw(before, shot)} />
      )}
      {yours > shot && <path data-yours d={draw(shot, yours)} />}
      {yours < bolts && <path d={draw(yours, bolts)} />}
    </svg>
  )
}
