/** One line of what a wallet or node said, short enough for a notice. */
export function errorLine(error: unknown): string {
  const { shortMessage, message } = Object(error) as {
    shortMessage?: unknown
    message?: unknown
  }
  const text = typeof shortMessage === 'string' ? shortMessage : message
  return typeof text === 'string' && text !== ''
    ? text.replace(/\s+/g, ' ').slice(0, 300)
    : 'No reason was given.'
}
