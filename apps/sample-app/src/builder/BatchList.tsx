import {
  Address,
  ForeignText,
  Icon,
  IconButton,
  type KnownAddress,
  Menu,
  TokenAmount,
} from '@strongroom/ui-kit'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { nameOf } from '../contacts/nameOf.ts'
import type { BatchChange, BatchItem } from './changeBatch.ts'
import { type BatchCall, inputKey } from './codec/BatchCall.ts'

/** A row that is dragged and the row whose place it would take. */
interface Drag {
  from: number
  to: number
}

/**
 * Reorders the children of a list by dragging their handles. The rows stay
 * where they are until the pointer is let go; Escape ends it without a change.
 */
function useReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (drag: Drag) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const current = useRef<Drag>(undefined)
  const set = (next: Drag | undefined) => {
    current.current = next
    setDrag(next)
  }

  const start = (from: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const handle: HTMLElement = event.currentTarget
    const { pointerId } = event
    const controller = new AbortController()
    const { signal } = controller
    const end = (isDropped: boolean) => {
      const last = current.current
      controller.abort()
      set(undefined)
      if (isDropped && last !== undefined && last.from !== last.to) onMove(last)
    }
    handle.setPointerCapture(pointerId)
    set({ from, to: from })
    handle.addEventListener(
      'pointermove',
      ({ clientY }) => set({ from, to: rowAt(list.current, clientY) ?? from }),
      { signal },
    )
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && end(false),
      { signal },
    )
  }

  return { drag, start }
}

/** The row at a height, the nearest one beyond the ends. */
function rowAt(list: HTMLElement | null, y: number): number | undefined {
  const rows = [...(list?.children ?? [])]
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  if (rows.length === 0) return undefined
  return below === -1 ? rows.length - 1 : below
}

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

/** One call of the batch and its actions. */
function BatchRow({
  call,
  place,
  count,
  coin,
  known,
  state,
  onGrab,
  onMove,
  onEdit,
  onDuplicate,
  onRemove,
}: {
  call: BatchCall
  /** From 1. */
  place: number
  count: number
  coin: { decimals: number; symbol: string }
  known: readonly KnownAddress[]
  state: 'dragged' | 'before' | 'after' | undefined
  onGrab: (event: PointerEvent<HTMLElement>) => void
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onDuplicate: () => void
  onRemove: () => void
}) {
  const { to, value, data, method } = call
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li className="batch-row" data-state={state}>
      <button
        type="button"
        className="batch-handle"
        aria-label={`Move call ${place}: drag it, or press an arrow key`}
        data-handle={place}
        onPointerDown={onGrab}
        onKeyDown={onKeyDown}
      >
        <Icon name="more" />
        <span aria-hidden="true">{place}</span>
      </button>
      <div className="batch-what">
        <span className="batch-title">
          {method === undefined ? (
            data === '0x' ? (
              'Coins'
            ) : (
              `Data, ${data.length / 2 - 1} bytes`
            )
          ) : (
            <ForeignText value={method.name} />
          )}
          {value > 0n && <TokenAmount value={value} {...coin} />}
        </span>
        <Address address={to} name={nameOf(known, to)} />
        {method !== undefined && method.inputs.length > 0 && (
          <dl className="batch-inputs">
            {method.inputs.map((input, index) => {
              const key = inputKey(input, index)
              return (
                <div key={key}>
                  <dt>{input.name || input.type}</dt>
                  <dd>
                    <ForeignText value={method.values[key] ?? ''} max={120} />
                  </dd>
                </div>
              )
            })}
          </dl>
        )}
      </div>
      <div className="batch-actions">
        <IconButton
          icon="chevronDown"
          className="turned"
          label={`Move call ${place} up`}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevronDown"
          label={`Move call ${place} down`}
          disabled={place === count}
          onClick={() => onMove(1)}
        />
        <Menu
          label={`Call ${place}`}
          trigger={<Icon name="more" label={`More about call ${place}`} />}
          variant="ghost"
          size="small"
          items={[
            { id: 'edit', label: 'Edit', onSelect: onEdit },
            { id: 'duplicate', label: 'Duplicate', onSelect: onDuplicate },
            { id: 'remove', label: 'Remove', onSelect: onRemove },
          ]}
        />
      </div>
    </li>
  )
}
