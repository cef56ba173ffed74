/** Texts of `MessageView`. */
export interface MessageViewLabels {
  message: string
  copy: string
  empty: string
  /** Beside a text with characters that cannot be seen. */
  invisible: (count: number) => string
  /** Above bytes. */
  bytes: (count: number) => string
  /** Above the text that bytes read as. */
  asText: string
  notText: string
  /** A text of hexadecimal digits, which is signed as that text. */
  looksLikeBytes: string
  hidden: (count: number) => string
}

export const defaultMessageViewLabels: MessageViewLabels = {
  message: 'Message',
  copy: 'Copy message',
  empty: 'The message is empty.',
  invisible: (count) =>
    count === 1
      ? 'One character cannot be seen; its number stands in its place.'
      : `${count} characters cannot be seen; their numbers stand in their places.`,
  bytes: (count) => (count === 1 ? '1 byte' : `${count} bytes`),
  asText: 'Read as text',
  notText: 'These bytes are no text.',
  looksLikeBytes:
    'This is a text of hexadecimal digits. Its meaning cannot be shown.',
  hidden: (count) =>
    `${count} more characters are not shown. Copy to read all.`,
}
