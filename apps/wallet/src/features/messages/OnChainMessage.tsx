import { Card, Notice, Stack, TextArea } from '@strongroom/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useStore } from '../../storage/useStore.ts'
import { findMessageRisks } from './findMessageRisks.ts'
import { MessageContent } from './MessageContent.tsx'
import { MessageRisks } from './MessageRisks.tsx'
import { readByDigest } from './readByDigest.ts'
import type { TypedData } from './SignableMessage.ts'

/**
 * The message behind a hash that a transaction signs on the chain: given by the
 * app that asked, or pasted by an owner who was told of it. Either way it is
 * believed only because it has that very hash.
 */
export function OnChainMessage({
  safe,
  digest,
  message,
  origin = null,
  onNamed,
}: {
  safe: OpenSafe
  digest: Hex
  message?: string | TypedData | undefined
  origin?: string | null | undefined
  /** Called with the hash while the owner can read what it stands for. */
  onNamed: (digest: Hex | undefined) => void
}) {
  const { stores } = useServices()
  const { rawHex } = useStore(stores.settings)
  const [pasted, setPasted] = useState('')
  const found = useMemo(
    () => readByDigest(message ?? pasted, digest),
    [message, pasted, digest],
  )
  const risks = useMemo(
    () =>
      found
        ? findMessageRisks(found, {
            chainId: safe.chainId,
            safe: safe.address,
            origin,
            allowRawHex: rawHex === true,
          })
        : [],
    [found, safe.chainId, safe.address, origin, rawHex],
  )
  const isReadable =
    found !== undefined && risks.every(({ severity }) => severity !== 'refused')
  useEffect(() => {
    onNamed(isReadable ? digest : undefined)
  }, [isReadable, digest, onNamed])
  return (
    <Card
      title="The message that is signed on the chain"
      description="Hashed in this browser and compared with the bytes of the transaction."
    >
      <Stack>
        <MessageRisks risks={risks} />
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
              value={pasted}
              onValueChange={setPasted}
              error={
                pasted === ''
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
