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
import { useReviewTexts } from './texts.ts'

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
  const t = useReviewTexts()
  const names = useNames(safe.chainId)
  const [pasted, setPasted] = useState('')
  const found = useMemo(
    () => readByDigest(message ?? pasted, digest),
    [message, pasted, digest],
  )
  return (
    <Card title={t('signedMessage')} description={t('signedMessageText')}>
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
            <Notice tone="danger" role="alert" title={t('otherMessage')} />
          )}
          <TextArea
            label={t('message')}
            hint={t('messageHint')}
            value={pasted}
            onValueChange={(text) => {
              setPasted(text)
              const isIt = readByDigest(text, digest) !== undefined
              onPasted?.(isIt ? text : undefined)
            }}
            error={pasted === '' ? undefined : t('otherHash')}
          />
          <code className="app-wrap">{digest}</code>
        </Stack>
      )}
    </Card>
  )
}
