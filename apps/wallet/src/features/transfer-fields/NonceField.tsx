import { Button, Skeleton, Stack, TextField } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { Advanced } from '../../core/Advanced.tsx'
import { checkNonce } from '../review/checkNonce.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { readTerms } from '../review/readTerms.ts'
import { useReviewTexts } from '../review/texts.ts'
import { useQueueNonces } from '../review/useQueueNonces.ts'
import { useSendTexts } from './texts.ts'

// Few transactions have a refund.
const GasFields = lazy(async () => {
  const { GasFields: component } = await import('./GasFields.tsx')
  return { default: component }
})

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
 * Nonce and gas behind "Advanced", since the recommended nonce and no refund are right
 * for most. It opens where something was typed or is to be known.
 */
export function AdvancedFields({
  choice,
  draft,
}: {
  choice: ReturnType<typeof useNonceChoice>
  draft: Pick<FormDraft, 'values' | 'set'>
}) {
  const t = useSendTexts()
  const { nonces, text, verdict } = choice
  const { hasGas } = readTerms(draft.values)
  const isNotable =
    !nonces.isPending &&
    (verdict.error ?? verdict.warning ?? text) !== undefined
  return (
    <Advanced label={t('advanced')} open={isNotable || hasGas}>
      <Stack gap={4}>
        <NonceField choice={choice} />
        <Advanced label={t('gas')} open={hasGas}>
          <Suspense fallback={<Skeleton shape="block" lines={3} />}>
            <GasFields draft={draft} />
          </Suspense>
        </Advanced>
      </Stack>
    </Advanced>
  )
}

/** A note for the other owners; the gateway keeps it with the proposal. */
export function NoteField({
  draft: { values, set },
}: {
  draft: Pick<FormDraft, 'values' | 'set'>
}) {
  const t = useSendTexts()
  return (
    <TextField
      label={t('note')}
      hint={t('noteHint')}
      value={values['note'] ?? ''}
      maxLength={200}
      onValueChange={(text) => set({ note: text || undefined })}
      error={
        readTerms(values).faults.includes('note') ? t('longNote') : undefined
      }
    />
  )
}
