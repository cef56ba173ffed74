import { readByDigest, type TypedDataInput } from '@strongroom/react-hooks/sign'
import { Card, Notice, Stack, TextArea } from '@strongroom/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { MessageContent } from './MessageContent.tsx'

/**
 * The message behind a hash that a transaction signs on the chain: given by the
 * app that asked, or pasted by an owner who was told of it. Either way it is
 * believed only because it has that very hash.
 */
export function OnChainMessage({
  safe,
  digest,
  message,
  pasted,
  onRead,
}: {
  safe: OpenSafe
  digest: Hex
  message?: string | TypedDataInput | undefined
  /** What `onRead` was called with. */
  pasted: string | undefined
  /** Called with what an owner pasted while it is the message that is signed. */
  onRead: (pasted: string | undefined) => void
}) {
  const [text, setText] = useState(pasted ?? '')
  const found = useMemo(
    () => readByDigest(message ?? text, digest),
    [message, text, digest],
  )
  const read = found && message === undefined ? text : undefined
  useEffect(() => onRead(read), [read, onRead])
  return (
    <Card
      title="The message that is signed on the chain"
      description="Hashed in this browser and compared with the bytes of the transaction."
    >
      <Stack>
        {found === undefined ? (
          <>
            {message !== undefined && (
              <Notice
                tone="danger"
                role="alert"
                title="The transaction signs another message than the one asked for"
              />
            )}
            <TextArea
              label="Message"
              hint="The transaction holds only its hash. Ask whoever proposed it for the message and paste it here: text, or typed data as JSON."
              value={text}
              onValueChange={setText}
              error={
                text === ''
                  ? undefined
                  : 'This message has another hash than the one that is signed.'
              }
            />
            <code className="app-wrap">{digest}</code>
          </>
        ) : (
          <MessageContent safe={safe} message={found} />
        )}
      </Stack>
    </Card>
  )
}
