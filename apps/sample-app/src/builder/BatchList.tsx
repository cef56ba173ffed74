import type { KnownAddress } from '@strongroom/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { BatchRow } from './BatchRow.tsx'
import type { BatchChange, BatchItem } from './changeBatch.ts'
import { useReorder } from './useReorder.ts'

/** The calls of the batch in their order, which can be changed. */
export function BatchList({
  items,
  coin,
  known,
  onChange,
  onEdit,
}: {
  items: readonly BatchItem[]
  coin: { decimals: number; symbol: string }
  known: readonly KnownAddress[]
  onChange: (change: BatchChange) => void
  onEdit: (id: number) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const moved = useRef<{ place: number; control: string | null }>(undefined)

  const move = (id: number, from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return
    onChange({ type: 'move', id, to })
    setSaid(`Call ${from + 1} is now call ${to + 1} of ${items.length}.`)
    const control = document.activeElement?.getAttribute('aria-label') ?? null
    moved.current = { place: to, control }
  }
  const { drag, start } = useReorder(list, ({ from, to }) => {
    const item = items[from]
    if (item !== undefined) move(item.id, from, to)
  })

  // A row that moves in the page loses the focus; its handle gets it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    if (moved.current === undefined) return
    const { place, control } = moved.current
    moved.current = undefined
    const row = list.current?.children[place]
    const by = control === null ? null : / (up|down)$/.exec(control)?.[0]
    const same = [...(row?.querySelectorAll('button:enabled') ?? [])].find(
      (button) => by && button.getAttribute('aria-label')?.endsWith(by),
    )
    const handle = row?.querySelector('.batch-handle')
    const target = same ?? handle
    if (target instanceof HTMLElement) target.focus()
  }, [items])

  return (
    <>
      <ol ref={list} className="batch">
        {items.map(({ id, call }, index) => (
          <BatchRow
            key={id}
            call={call}
            place={index + 1}
            count={items.length}
            coin={coin}
            known={known}
            state={stateOf(index, drag)}
            onGrab={(event) => start(index, event)}
            onMove={(by) => move(id, index, index + by)}
            onEdit={() => onEdit(id)}
            onDuplicate={() => onChange({ type: 'duplicate', id })}
            onRemove={() => onChange({ type: 'remove', id })}
          />
        ))}
      </ol>
      <p className="sr-visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}

function stateOf(
  index: number,
  drag: { from: number; to: number } | undefined,
) {
  if (drag === undefined) return undefined
  if (index === drag.from) return 'dragged'
  if (index !== drag.to) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}
