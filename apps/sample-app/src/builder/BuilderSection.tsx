import './builder.css'
import {
  Address,
  Button,
  Card,
  EmptyState,
  ForeignText,
  type KnownAddress,
  Notice,
} from '@strongroom/ui-kit'
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ProposalResult } from '../propose/ProposalResult.tsx'
import { usePropose } from '../propose/usePropose.ts'
import type { Safe } from '../safe/loadSafe.ts'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { BatchRow } from './BatchRow.tsx'
import { CallForm } from './CallForm.tsx'
import type { Batch, BatchChange, BatchItem } from './changeBatch.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'

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
function BatchList({
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

/** Builds a batch call by call and proposes it. */
export function BuilderSection({
  wallet,
  safe,
  known,
  place,
  batch: { items, place: madeFor, about },
  onChange,
}: {
  wallet: SafeWallet
  safe: Safe
  known: readonly KnownAddress[]
  /** Chain and safe that are open. */
  place: string
  batch: Batch
  onChange: (change: BatchChange) => void
}) {
  const [dialog, setDialog] = useState<'import' | 'export'>()
  const [editedId, setEditedId] = useState<number>()
  const { proposal, propose, isWaiting } = usePropose(wallet)
  const calls = items.map(({ call }) => call)
  const index = items.findIndex(({ id }) => id === editedId)
  const edited = items[index]
  const isElsewhere = madeFor !== undefined && madeFor !== place

  return (
    <div className="columns">
      <CallForm
        key={edited?.id ?? 'new'}
        safe={safe}
        known={known}
        edited={edited && { call: edited.call, place: index + 1 }}
        onCancel={() => setEditedId(undefined)}
        onDone={(call) => {
          if (edited === undefined)
            return onChange({ type: 'add', calls: [call], place })
          onChange({ type: 'replace', id: edited.id, call })
          setEditedId(undefined)
        }}
      />
      <Card
        title={items.length === 0 ? 'Batch' : `Batch of ${items.length}`}
        description="Its calls happen together, in this order, or not at all."
        actions={
          <>
            <Button size="small" onClick={() => setDialog('import')}>
              Import
            </Button>
            {items.length > 0 && (
              <>
                <Button size="small" onClick={() => setDialog('export')}>
                  Export
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => onChange({ type: 'clear' })}
                >
                  Clear
                </Button>
              </>
            )}
          </>
        }
      >
        <div className="form">
          {about.name !== '' && (
            <p>
              <strong>
                <ForeignText value={about.name} max={100} />
              </strong>{' '}
              <ForeignText value={about.description} max={500} />
            </p>
          )}
          {isElsewhere && items.length > 0 && (
            <Notice
              tone="warning"
              title="This batch was begun for another safe"
            >
              <Address address={madeFor.split(':')[1] ?? ''} /> on chain{' '}
              {madeFor.split(':')[0]}. Check every call before you send it.
            </Notice>
          )}
          {items.length === 0 ? (
            <EmptyState icon="batch" title="No calls yet">
              Add one in the form, or import a batch.
            </EmptyState>
          ) : (
            <>
              <BatchList
                items={items}
                coin={safe.chain.nativeCurrency}
                known={known}
                onChange={onChange}
                onEdit={setEditedId}
              />
              <div>
                <Button
                  variant="primary"
                  busy={isWaiting}
                  disabledReason={
                    edited === undefined
                      ? null
                      : 'Save the call you edit first.'
                  }
                  onClick={() => propose(calls)}
                >
                  {`Propose ${items.length === 1 ? 'the call' : `all ${items.length} calls`}`}
                </Button>
              </div>
            </>
          )}
          <ProposalResult proposal={proposal} />
        </div>
      </Card>
      {dialog === 'import' && (
        <ImportDialog
          safe={safe}
          onClose={() => setDialog(undefined)}
          onImport={({ calls, name, description }) => {
            const about = { name, description }
            onChange({ type: 'add', calls, place, about })
            setDialog(undefined)
          }}
        />
      )}
      {dialog === 'export' && (
        <ExportDialog
          calls={calls}
          safe={safe}
          about={about}
          onDescribe={(about) => onChange({ type: 'describe', about })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
