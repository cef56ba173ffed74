import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'

export interface Tab<id extends string> {
  id: id
  label: string
}

/**
 * Tabs: arrow keys, Home and End move between them. An opened panel stays
 * mounted, so that its inputs are kept.
 */
export function Tabs<id extends string>({
  label,
  tabs,
  renderPanel,
}: {
  /** Name of the whole. */
  label: string
  tabs: readonly Tab<id>[]
  renderPanel: (id: id) => ReactNode
}) {
  const base = useId()
  const buttons = useRef(new Map<id, HTMLButtonElement>())
  const [active, setActive] = useState(tabs[0]?.id)
  const [opened, setOpened] = useState<readonly (id | undefined)[]>([active])
  const open = (id: id) => {
    setActive(id)
    setOpened((list) => (list.includes(id) ? list : [...list, id]))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === active)
    const next = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const tab = tabs[(next + tabs.length) % tabs.length]
    if (tab === undefined) return
    open(tab.id)
    buttons.current.get(tab.id)?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            ref={(button) => {
              if (button !== null) buttons.current.set(id, button)
            }}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className="tab"
            aria-selected={id === active}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === active ? 0 : -1}
            onClick={() => open(id)}
            onFocus={(event) =>
              event.currentTarget.scrollIntoView({
                block: 'nearest',
                inline: 'nearest',
              })
            }
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          className="panel"
          aria-labelledby={`${base}-${id}`}
          hidden={id !== active}
        >
          {opened.includes(id) && renderPanel(id)}
        </div>
      ))}
    </>
  )
}
