import {
  Button,
  type CallSummary,
  ForeignText,
  Icon,
  Menu,
  type SentenceContext,
  TransactionSentence,
  VisuallyHidden,
} from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { UndoNotice } from '../../core/UndoNotice.tsx'
import { useBasket } from '../../core/useBasket.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import type { BasketItem } from '../../storage/basketStore.ts'
import './drafts.css'
import { editLink } from './editLink.ts'
import { useDraftTexts } from './texts.ts'

interface DraftListProps {
  items: readonly BasketItem[]
  /** What each item does, in the same order. */
  summaries: readonly CallSummary[]
  context: SentenceContext
}

/** Keys of the handle and where they move an item. */
const moves: Readonly<
  Record<string, (place: number, count: number) => number>
> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The row under a pointer. */
const rowAt = (list: HTMLElement | null, y: number): number =>
  [...(list?.children ?? [])].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return y >= top && y < bottom
  })

/** The items of a draft batch: moved by keys and pointer, edited and removed. */
export function DraftList({ items, summaries, context }: DraftListProps) {
  const t = useDraftTexts()
  const { move, remove, putBack } = useBasket()
  const navigate = useNavigate()
  const { address: safe } = useOpenSafe()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string>()
  const [removed, setRemoved] =
    useState<readonly { item: BasketItem; place: number }[]>()
  const count = items.length
  const moveTo = (id: string, place: number) => {
    if (place < 0 || place >= count) return
    move(id, place)
    setSaid(t('moved', { place: String(place + 1), count: String(count) }))
  }
  const drag = (id: string, place: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(id)
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged !== id) return
      const target = rowAt(list.current, clientY)
      if (target >= 0 && target !== place) moveTo(id, target)
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  })
  const removeItems = (
    gone: readonly { item: BasketItem; place: number }[],
  ) => {
    remove(gone.map(({ item }) => item.id))
    setRemoved(gone)
  }
  return (
    <section aria-label={t('list')}>
      <p className="app-advice drafts-hint">{t('moveHint')}</p>
      <ol ref={list} className="app-rows drafts-list">
        {items.map((item, place) => {
          const number = String(place + 1)
          const summary = summaries[place]
          const link = editLink(item, safe)
          return (
            <li
              key={item.id}
              className="app-row"
              data-dragged={dragged === item.id || undefined}
            >
              <button
                type="button"
                className="drafts-handle"
                aria-label={t('move', { place: number })}
                {...drag(item.id, place)}
                onKeyDown={(event: KeyboardEvent) => {
                  const target = moves[event.key]?.(place, count)
                  if (target === undefined) return
                  event.preventDefault()
                  moveTo(item.id, target)
                }}
              >
                <Icon name="rows" />
                <span aria-hidden="true">{number}</span>
              </button>
              <div className="app-row-main drafts-main">
                {summary && (
                  <TransactionSentence summary={summary} {...context} />
                )}
                {item.origin !== undefined && (
                  <span className="app-quiet">
                    {t.rich('app', {
                      origin: () => (
                        <ForeignText value={`${item.origin}`} max={128} />
                      ),
                    })}
                  </span>
                )}
              </div>
              <Menu
                label={t('actions', { place: number })}
                aria-label={t('actions', { place: number })}
                trigger={<Icon name="more" />}
                variant="ghost"
                items={[
                  {
                    id: 'edit',
                    label: t('edit'),
                    onSelect: () =>
                      void navigate(
                        link
                          ? { to: '/send', search: link }
                          : {
                              to: '/transactions/draft/call',
                              search: { item: item.id },
                            },
                      ),
                  },
                  {
                    id: 'up',
                    label: t('up'),
                    disabled: place === 0,
                    onSelect: () => moveTo(item.id, place - 1),
                  },
                  {
                    id: 'down',
                    label: t('down'),
                    disabled: place === count - 1,
                    onSelect: () => moveTo(item.id, place + 1),
                  },
                  {
                    id: 'remove',
                    label: t('remove'),
                    icon: 'trash',
                    danger: true,
                    onSelect: () => removeItems([{ item, place }]),
                  },
                ]}
              />
            </li>
          )
        })}
      </ol>
      <div className="drafts-below">
        <Button
          variant="ghost"
          onClick={() =>
            removeItems(items.map((item, place) => ({ item, place })))
          }
        >
          {t('clear')}
        </Button>
      </div>
      {removed && (
        <UndoNotice
          removed={removed}
          title={t('removed')}
          label={t('undo')}
          onUndo={() => {
            putBack(removed)
            setRemoved(undefined)
          }}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}
