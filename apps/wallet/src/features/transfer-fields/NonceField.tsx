import { Button, TextField } from '@strongroom/ui-kit'
import { Advanced } from '../../core/Advanced.tsx'
import { checkNonce } from '../review/checkNonce.ts'
import { useReviewTexts } from '../review/texts.ts'
import { useQueueNonces } from '../review/useQueueNonces.ts'
import { useSendTexts } from './texts.ts'

/**
 * The nonce of a new transaction: the recommended one until another is typed.
 *
 * @param text as typed so far; undefined for the recommended one
 */
export function useNonceChoice(
  text: string | undefined,
  setText: (text: string | undefined) => void,
) {
  const nonces = useQueueNonces()
  const { current, nonce: recommended, taken } = nonces
  const verdict = checkNonce(
    text ?? String(recommended),
    { current, recommended, taken },
    useReviewTexts(),
  )
  return {
    ...{ nonces, text, setText, verdict },
    isPending: nonces.isPending,
    /** Undefined while none can be used. */
    nonce: nonces.isPending ? undefined : verdict.nonce,
  }
}

/** Shows and changes the nonce of a new transaction. */
export function NonceField({
  choice: { nonces, text, setText, verdict },
}: {
  choice: ReturnType<typeof useNonceChoice>
}) {
  const t = useSendTexts()
  const recommended = String(nonces.nonce)
  return (
    <TextField
      label={t('nonce')}
      inputMode="numeric"
      value={text ?? (nonces.isPending ? '' : recommended)}
      onValueChange={setText}
      hint={nonces.source === 'chain' ? t('nonceOfChain') : t('nextNonce')}
      error={nonces.isPending ? undefined : verdict.error}
      warning={nonces.isPending ? undefined : verdict.warning}
      aside={
        text !== undefined &&
        text !== recommended && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => setText(undefined)}
          >
            {t('useNonce', { nonce: recommended })}
          </Button>
        )
      }
    />
  )
}

/**
 * The nonce behind "Advanced", since the recommended one is right for most. It opens
 * where a nonce was typed or something about it is to be known.
 */
export function AdvancedFields({
  choice,
}: {
  choice: ReturnType<typeof useNonceChoice>
}) {
  const t = useSendTexts()
  const { nonces, text, verdict } = choice
  const isNotable =
    !nonces.isPending &&
    (verdict.error ?? verdict.warning ?? text) !== undefined
  return (
    <Advanced label={t('advanced')} open={isNotable}>
      <NonceField choice={choice} />
    </Advanced>
  )
}
