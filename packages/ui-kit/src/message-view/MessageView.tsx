import { type ComponentProps, memo } from 'react'
import { HexBlock } from '../call-tree/HexBlock.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { markInvisible } from './markInvisible.ts'
import {
  defaultMessageViewLabels,
  type MessageViewLabels,
} from './messageViewLabels.ts'

/** The text that bytes encode in UTF-8; undefined for other bytes. */
function decodeText(hex: string): string | undefined {
  if (!/^0x(?:[0-9a-f]{2})+$/iu.test(hex)) return undefined
  const bytes = new Uint8Array(hex.length / 2 - 1)
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(hex.slice(at * 2 + 2, at * 2 + 4), 16)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes,
    )
  } catch {
    return undefined
  }
}

/** Props of `MessageView`. */
export interface MessageViewProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  message: string
  /** `bytes`: `message` is 0x-hexadecimal and its bytes are signed. @default 'text' */
  encoding?: 'text' | 'bytes' | undefined
  labels?: Partial<MessageViewLabels> | undefined
}

// More would freeze the page.
const longest = 50_000

/**
 * A message exactly as it is signed: complete, with invisible characters made
 * visible. Long texts scroll.
 */
export function MessageView({
  message,
  encoding = 'text',
  labels,
  className,
  ...rest
}: MessageViewProps) {
  const texts = useLabels('messageView', defaultMessageViewLabels, labels)
  const isBytes = encoding === 'bytes'
  const text = isBytes ? decodeText(message) : message
  const isDigits = !isBytes && /^0x[0-9a-f]+$/iu.test(message.trim())
  return (
    <div {...rest} className={classNames('sr-message', className)}>
      {isBytes && (
        <>
          <p className="sr-message-note">
            {texts.bytes(Math.max(0, Math.ceil(message.length / 2) - 1))}
          </p>
          <div className="sr-raw-data">
            <HexBlock hex={message} />
            <CopyButton value={message} label={texts.copy} />
          </div>
          <p className="sr-message-note">
            {text === undefined ? texts.notText : texts.asText}
          </p>
        </>
      )}
      {text !== undefined && (
        <MessageText text={text} texts={texts} copy={!isBytes} />
      )}
      {isDigits && <p className="sr-message-note">{texts.looksLikeBytes}</p>}
    </div>
  )
}

// A text can be tens of thousands of pieces: not again with everything around it.
const MessageText = memo(function MessageText({
  text,
  texts,
  copy,
}: {
  text: string
  texts: MessageViewLabels
  copy: boolean
}) {
  const pieces = markInvisible(text.slice(0, longest)).map((piece, index) => ({
    ...piece,
    key: `piece-${index}`,
  }))
  const unseen = pieces.filter(({ invisible }) => invisible).length
  const hidden = text.length - longest
  if (text === '') return <p className="sr-message-note">{texts.empty}</p>
  return (
    <>
      <div className="sr-raw-data">
        {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark */}
        <div
          className="sr-message-text"
          role="group"
          aria-label={texts.message}
          // Scrolls, so the keyboard has to reach it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
        >
          <bdi>
            {pieces.map(({ key, text: part, invisible }) =>
              invisible ? (
                <mark key={key} className="sr-message-unseen" dir="ltr">
                  {part}
                </mark>
              ) : (
                <span key={key}>{part}</span>
              ),
            )}
          </bdi>
        </div>
        {copy && <CopyButton value={text} label={texts.copy} />}
      </div>
      {unseen > 0 && (
        <p className="sr-message-note">
          <Glyph path={warning} /> {texts.invisible(unseen)}
        </p>
      )}
      {hidden > 0 && <p className="sr-message-note">{texts.hidden(hidden)}</p>}
    </>
  )
})
