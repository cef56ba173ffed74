import { useConnection } from '@strongroom/react-hooks'
import { decodeCall, planOwnerChange } from '@strongroom/safe-protocol'
import {
  decideSigning,
  findRisks,
  type OwnerPolicy,
  readOwnerChange,
} from '@strongroom/safe-protocol/risks'
import {
  Button,
  OwnerChangeTable,
  shortenAddress,
  summarizeCall,
  TransactionSentence,
} from '@strongroom/ui-kit'
import { useId, useMemo } from 'react'
import type { Address } from 'viem'
import { buildBatch } from '../../chain/buildBatch.ts'
import type { SafeState } from '../../chain/readSafeState.ts'
import { readAddress } from '../../core/parseSafeRef.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { useOwnerChangeTexts } from '../owner-conflicts/changeTexts.ts'
import { QueueNotices } from '../owner-conflicts/QueueNotices.tsx'
import { effectsOn, ownersAt } from '../owner-conflicts/queueEffects.ts'
import { useQueuedTransactions } from '../owner-conflicts/useQueuedTransactions.ts'
import { ReviewButtons } from '../review/ReviewButtons.tsx'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { NonceField, useNonceChoice } from '../transfer-fields/NonceField.tsx'
import {
  countChanges,
  type OwnerDraft,
  wantedOf,
  writeChange,
} from './ownerDraft.ts'
import { useOwnerAlarm } from './useOwnerAlarm.ts'

const write = ({ owners, threshold }: OwnerPolicy) =>
  [threshold, ...owners].join()

/** Undefined if it holds none. */
function readPolicy(text: string | undefined): OwnerPolicy | undefined {
  const [threshold, ...list] = (text ?? '').split(',')
  const owners = list.flatMap((address) => readAddress(address) ?? [])
  return owners.length > 0 && owners.length === list.length
    ? { owners, threshold: Number(threshold) }
    : undefined
}

/** A planned change as text: the same for as long as it says the same. */
const writePlan = ({
  now,
  base,
  wanted,
}: Readonly<Record<'now' | 'base' | 'wanted', OwnerPolicy>>) => ({
  now: write(now),
  base: write(base),
  wanted: write(wanted),
})

/** The plan, and the very sentence and table that its review will show. */
function usePlan(fields: ReturnType<typeof writePlan>, nonce: bigint) {
  const { chainId, address: safe, version } = useOpenSafe()
  return useMemo(() => {
    const now = readPolicy(fields.now)
    const base = readPolicy(fields.base)
    const wanted = readPolicy(fields.wanted)
    if (!now || !base || !wanted) return undefined
    try {
      const { calls } = planOwnerChange({ safe, now: base, wanted })
      if (calls.length === 0) return undefined
      const transaction = buildBatch(calls, { chainId, version, nonce })
      const tree = decodeCall(transaction, { safe })
      const risks = findRisks(tree, { safe, ...base })
      const { reasons } = decideSigning(risks, { hash: '0x' })
      return {
        data: calls.map(({ data }) => data),
        change: readOwnerChange(risks, { safe, before: base, now }),
        summary: summarizeCall(tree, { safe, policy: base, now, reasons }),
      }
    } catch {
      // The safe would refuse these owners, or has no batches on this network.
      return undefined
    }
  }, [chainId, safe, version, fields.now, fields.base, fields.wanted, nonce])
}

/** What the changes lead to, and the way to their review. */
export function Changes({
  now,
  state,
  draft,
  form,
  onDiscard,
}: {
  now: OwnerPolicy
  state: SafeState
  draft: OwnerDraft
  form: FormDraft
  onDiscard: () => void
}) {
  const t = useOwnerChangeTexts()
  const safe = useOpenSafe()
  const title = useId()
  const { address } = safe
  const { account } = useConnection()
  const alarm = useOwnerAlarm(safe, state)
  const names = useNames(safe.chainId)
  const { queue, isPending, unread } = useQueuedTransactions(safe)
  const choice = useNonceChoice(form.values['nonce'], (text) =>
    form.set({ nonce: text }),
  )
  const nonce = choice.nonce ?? choice.nonces.nonce
  const then = ownersAt(queue, { safe: address, now, nonce })
  const { base } = then
  const wanted = wantedOf(base, draft, now)
  const fields = writePlan({ now, base, wanted })
  const plan = usePlan(fields, nonce)
  const change = plan?.change
  const nameIn = (owner: Address) =>
    nameOf(names, owner) ?? shortenAddress(owner)
  const isSelf = draft.removed.some(
    (owner) => owner.toLowerCase() === account?.toLowerCase(),
  )
  const reason = alarm
    ? t('alarm')
    : isPending || choice.nonces.isPending
      ? t('readingQueue')
      : choice.nonce === undefined
        ? t('noNonce')
        : change === undefined
          ? t(
              JSON.stringify(base) === JSON.stringify(now)
                ? 'impossible'
                : 'nothingLeft',
            )
          : undefined
  return (
    <>
      <section
        className="sr-card"
        aria-busy={isPending}
        aria-labelledby={plan && title}
      >
        <div className="app-owner-lead">
          {plan && (
            <TransactionSentence
              id={title}
              summary={plan.summary}
              names={names}
            />
          )}
          <p className="app-advice">{t('today', { count: now.threshold })}</p>
        </div>
        {change && <OwnerChangeTable change={change} names={names} />}
        <QueueNotices
          then={then}
          effects={
            change
              ? effectsOn(queue, { ...{ safe: address, now, change, nonce } })
              : []
          }
          unread={unread}
          names={names}
          others={[
            ...(isSelf ? [t('self')] : []),
            // The draft names no threshold, so that of today replaces the queue's.
            ...(draft.threshold === undefined &&
            wanted.threshold !== base.threshold &&
            base.threshold !== now.threshold
              ? [
                  t('thresholdBack', {
                    queued: String(base.threshold),
                    threshold: String(wanted.threshold),
                  }),
                ]
              : []),
            ...draft.added.map((owner) =>
              t('confirmAddress', { name: nameIn(owner) }),
            ),
          ]}
        />
        <div className="app-owner-nonce">
          <NonceField choice={choice} />
        </div>
      </section>
      <section
        className="sr-review-bar app-action-bar app-owner-bar"
        aria-label={t('bar')}
      >
        <div className="sr-review-buttons">
          <p className="app-owner-kept">
            {t.rich('changes', {
              count: countChanges(now, draft),
              b: (text) => <strong>{text}</strong>,
            })}
          </p>
          <Button size="large" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <ReviewButtons
            draft={form}
            label={t('review')}
            disabledReason={reason}
            onSubmit={() => {
              if (reason !== undefined || !plan) return
              form.review({
                ...{ calls: plan.data.join(), at: String(nonce) },
                draft: writeChange(draft),
              })
            }}
          />
        </div>
      </section>
    </>
  )
}
