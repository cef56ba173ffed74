import { Button, Card, Stack } from '@strongroom/ui-kit'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Hex } from 'viem'
import { ReviewButtons } from '../review/ReviewButtons.tsx'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { NonceField, useNonceChoice } from '../transfer-fields/NonceField.tsx'
import { isTyped, TypedConfirmation } from './TypedConfirmation.tsx'
import { useModulesTexts } from './texts.ts'

const untouched = {
  ...{ action: undefined, module: undefined, address: undefined },
  ...{ choice: undefined, confirm: undefined, nonce: undefined },
}

/** The frame of a change of settings: nonce, typed confirmation, way to the review. */
export function ProposalForm({
  draft,
  title,
  dataAt,
  confirmed,
  children,
}: {
  draft: FormDraft
  title: string
  /** Data of the call at a nonce; undefined while it cannot be proposed. */
  dataAt: (nonce: bigint) => Hex | undefined
  /** Address whose last characters have to be typed first. */
  confirmed?: string | undefined
  children: (state: {
    nonce: bigint | undefined
    isSubmitted: boolean
  }) => ReactNode
}) {
  const t = useModulesTexts()
  const { values, set, review } = draft
  const [isSubmitted, setSubmitted] = useState(false)
  const nonce = useNonceChoice(values['nonce'], (text) => set({ nonce: text }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (nonce.nonce === undefined) return
    if (confirmed && !isTyped(values['confirm'], confirmed)) return
    const data = dataAt(nonce.nonce)
    if (data) review({ data, at: String(nonce.nonce) })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={title}>
      <Stack gap={4}>
        <Card title={title}>
          <Stack gap={5}>
            {children({ nonce: nonce.nonce, isSubmitted })}
            {confirmed && (
              <TypedConfirmation
                address={confirmed}
                value={values['confirm']}
                isSubmitted={isSubmitted}
                onValueChange={(text) => set({ confirm: text })}
              />
            )}
            <NonceField choice={nonce} />
          </Stack>
        </Card>
        <div className="app-actions">
          <Button size="large" onClick={() => set(untouched)}>
            {t('cancel')}
          </Button>
          <ReviewButtons
            isPending={nonce.isPending}
            draft={draft}
            label={t('review')}
          />
        </div>
      </Stack>
    </form>
  )
}
