import { readThreshold } from '../token/readThreshold.ts'

interface ConfirmationBarProps {
  confirmed: number
  required: number
  /** Whether the next confirmation is the reader's own. */
  isYours: boolean
  /** Read aloud in place of the drawing. */
  label: (confirmed: number, required: number) => string
}

const segment = 'h9a2 2 0 0 1 0 4h-9a2 2 0 0 1 0-4z'
const draw = (from: number, to: number) =>
  Array.from(
    { length: Math.max(0, to - from) },
    (_, at) => `M${(from + at) * 18 + 3} 1${segment}`,
  ).join('')

/** Confirmations of a row, a segment each, in as few elements as there are colours. */
export function ConfirmationBar({
  confirmed,
  required,
  isYours,
  label,
}: ConfirmationBarProps) {
  const { state, bolts, shot } = readThreshold(confirmed, required)
  // Figures that cannot be those of a safe are read aloud only.
  if (state === 'invalid')
    return <span role="img" aria-label={label(confirmed, required)} />
  const yours = isYours && shot < bolts ? shot + 1 : shot
  return (
    <svg
      className="sr-tx-bar"
      data-state={state}
      role="img"
      aria-label={label(confirmed, required)}
      viewBox={`0 0 ${bolts * 18 - 3} 6`}
      width={bolts * 18 - 3}
      height={6}
    >
      {shot > 0 && <path data-given d={draw(0, shot)} />}
      {yours > shot && <path data-yours d={draw(shot, yours)} />}
      {yours < bolts && <path d={draw(yours, bolts)} />}
    </svg>
  )
}
