import { readByDigest, type TypedDataInput } from '@strongroom/react-hooks/sign'
import {
  Card,
  MessageContent,
  Notice,
  Stack,
  TextArea,
} from '@strongroom/ui-kit'
import { useMemo, useState } from 'react'
import type { Hex } from 'viem'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'

/**
 * The message behind a hash that a transaction signs on the chain: given by the
 * requesting app, or pasted by an owner. It is accepted only if it has that
 * very hash.
 */
export function OnChainMessage({
  safe,
  digest,
  message,
  onPasted,
}: {
  safe: OpenSafe
  digest: Hex
  message?: string | TypedDataInput | undefined
  /** Called with the pasted text while it has the hash; undefined otherwise. */
  onPasted?: ((message: string | undefined) => void) | undefined
}) {
  const names = useNames(safe.chainId)
  const [pasted, setPasted] = useState('')
  const found = useMemo(
    () => readByDigest(message ?? pasted, digest),
    [message, pasted, digest],
  )
  return (
    <Card
      title="The message that is signed on the chain"
      description="Hashed in this browser and compared with the bytes of the transaction."
    >
      {found ? (
        <MessageContent
          content={found}
          chainId={safe.chainId}
          chainPrefix={safe.chain.shortName}
          names={names}
        />
      ) : (
        <Stack>
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
            value={pasted}
            onValueChange={(text) => {
              setPasted(text)
              const isIt = readByDigest(text, digest) !== undefined
              onPasted?.(isIt ? text : undefined)
            }}
            error={
              pasted === ''
                ? undefined
                : 'This message has another hash than the one that is signed.'
            }
          />
          <code className="app-wrap">{digest}</code>
        </Stack>
      )}
    </Card>
  )
}
