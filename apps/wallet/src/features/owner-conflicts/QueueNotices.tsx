import './conflicts.css'
import { Icon } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { nameOf } from '../address-book/useNames.ts'
import { useOwnerChangeTexts } from './changeTexts.ts'
import type { OwnersThen, QueueEffect } from './queueEffects.ts'

/** One line of warning, with a link to the transaction that it is about. */
function OwnerNotice({
  id,
  nonce,
  children,
}: {
  id?: string | undefined
  nonce?: bigint | undefined
  children: ReactNode
}) {
  const t = useOwnerChangeTexts()
  return (
    <li>
      <Icon name="warning" />
      <p>{children}</p>
      {id !== undefined && (
        <ButtonLink
          size="small"
          variant="ghost"
          to="/transactions/tx"
          search={{ id }}
          aria-label={t('showNonce', { nonce: `#${nonce}` })}
        >
          {t('show')}
        </ButtonLink>
      )}
    </li>
  )
}

/** What a change of owners does to the queue, and the queue to it. */
export function QueueNotices({
  then: { earlier, rivals, ready },
  effects,
  unread,
  names,
  others = [],
  isReview = false,
}: {
  then: OwnersThen
  effects: readonly QueueEffect[]
  unread: number
  names: Readonly<Record<string, string>>
  /** Further warnings. */
  others?: readonly string[]
  /** The change is proposed or under review: it can no longer move. */
  isReview?: boolean
}) {
  const t = useOwnerChangeTexts()
  const textOf = (effect: QueueEffect) => {
    const nonce = `#${effect.nonce}`
    if (effect.kind === 'needs-more')
      return t('needsMore', { nonce, more: effect.more })
    if (effect.kind === 'no-longer-fits') return t('noLongerFits', { nonce })
    const name = nameOf(names, effect.owner) ?? effect.owner
    return t('stopsCounting', { nonce, name })
  }
  const changing = new Set(earlier.map(({ id }) => id))
  const lines = [
    ...rivals.map(({ id, nonce }) => ({
      ...{
        id,
        nonce,
        text: t(isReview ? 'rivalReview' : 'rival', { nonce: `#${nonce}` }),
      },
    })),
    ...earlier.map(({ id, nonce, change, isCounted }) => ({
      ...{ id, nonce },
      text: t(
        change.fault
          ? 'earlierFault'
          : !isCounted
            ? 'earlierUnconfirmed'
            : isReview
              ? 'earlierReview'
              : 'earlier',
        { nonce: `#${nonce}` },
      ),
    })),
    ...ready
      .filter(({ id }) => !isReview && !changing.has(id))
      .map(({ id, nonce }) => ({
        ...{ id, nonce, text: t('ready', { nonce: `#${nonce}` }) },
      })),
    ...effects.map((effect) => ({
      ...{ id: effect.id, nonce: effect.nonce, text: textOf(effect) },
    })),
  ]
  const plain = unread > 0 ? [...others, t('unread')] : others
  if (lines.length + plain.length === 0) return null
  return (
    <ul className="app-owner-notices">
      {lines.map(({ id, nonce, text }) => (
        <OwnerNotice key={text} id={id} nonce={nonce}>
          {text}
        </OwnerNotice>
      ))}
      {plain.map((text) => (
        <OwnerNotice key={text}>{text}</OwnerNotice>
      ))}
    </ul>
  )
}
