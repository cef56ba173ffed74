import { Card, Notice } from '@strongroom/ui-kit'
import { hashMessage } from 'viem'
import { HashLine } from './HashLine.tsx'

const invisible = /[\p{Cc}\p{Cf}]/gu
// Line breaks and tabs show; the joiner makes one emoji of several.
const harmless = new Set(['\n', '\r', '\t', '\u200d'])
const shownLimit = 8

/** Code points of a text that are invisible, for example `U+202E`. */
function findHiddenCharacters(text: string): readonly string[] {
  const found = new Set(text.match(invisible) ?? [])
  return [...found]
    .filter((character) => !harmless.has(character))
    .slice(0, shownLimit)
    .map(
      (character) =>
        `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
}

/** A plain message, character by character as it is signed. */
export function MessageReview({ message }: { message: string }) {
  const hidden = findHiddenCharacters(message)
  return (
    <>
      {hidden.length > 0 && (
        <Notice tone="warning" title="The message holds hidden characters">
          They change what is signed but not what you see: {hidden.join(', ')}.
        </Notice>
      )}
      <Card title="Message">
        <pre className="message" dir="auto">
          {message}
        </pre>
      </Card>
      <HashLine label="Hash (EIP-191)" hash={hashMessage(message)} />
    </>
  )
}
