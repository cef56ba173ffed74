import { Card, Notice } from '@strongroom/ui-kit'
import { hashMessage } from 'viem'
import { findHiddenCharacters } from './findHiddenCharacters.ts'
import { HashLine } from './HashLine.tsx'

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
