import { styleText } from 'node:util'

const levels: Readonly<Record<number, 'red' | 'yellow' | 'dim'>> = {
  20: 'dim',
  40: 'yellow',
  50: 'red',
  60: 'red',
}

/**
 * A line of the log for a person at a terminal: time, message, and the other
 * fields. A line that is no JSON stays as it is.
 *
 * @param line One line of pino.
 */
export function toPlainLine(line: string): string {
  let fields: Record<string, unknown>
  try {
    fields = JSON.parse(line) as Record<string, unknown>
  } catch {
    return line
  }
  const { level, time, msg, pid: _, hostname: __, ...others } = fields
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const rest = Object.entries(others).map(
    ([name, value]) =>
      ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const color = levels[Number(level)]
  const text = `${msg}${rest.join('')}`
  return `${clock} ${color === undefined ? text : styleText(color, text)}\n`
}
