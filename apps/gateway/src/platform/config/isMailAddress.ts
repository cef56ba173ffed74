const local = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const label = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

/**
 * Whether a text is one plain e-mail address, without parts that could be read
 * as a second one, a name, or another line of a mail's head.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return (
    local.test(text.slice(0, Math.max(0, at))) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  )
}
