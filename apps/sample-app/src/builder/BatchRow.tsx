import {
  Address,
  ForeignText,
  Icon,
  IconButton,
  type KnownAddress,
  Menu,
  TokenAmount,
} from '@strongroom/ui-kit'
import type { KeyboardEvent, PointerEvent } from 'react'
import { nameOf } from '../contacts/nameOf.ts'
import { type BatchCall, inputKey } from './codec/BatchCall.ts'

/** One call of the batch and its actions. */
export function BatchRow({
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
