import './command-palette.css'
import { Dialog, Icon, TextField } from '@strongroom/ui-kit'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { ShortcutKeys } from '../../features/help/ShortcutKeys.tsx'
import { useCommandsTexts } from './texts.ts'
import { useCommands } from './useCommands.ts'

/** Finds pages, safes and actions by typing. Loaded on demand. */
export function CommandPalette({
  onClose,
  onConnect,
}: {
  onClose: () => void
  onConnect: () => void
}) {
  const t = useCommandsTexts()
  const id = useId()
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const commands = useCommands(query, onConnect)
  const current = commands[Math.min(index, commands.length - 1)]
  const idOf = (command: string) => `${id} ${command}`.replaceAll(' ', '-')

  useEffect(() => {
    if (current === undefined) return
    document
      .getElementById(`${id} ${current.id}`.replaceAll(' ', '-'))
      ?.scrollIntoView({ block: 'nearest' })
  }, [current, id])

  const run = (command = current) => {
    if (command === undefined) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = commands
    const to = {
      ArrowDown: (index + 1) % length,
      ArrowUp: (index + length - 1) % length,
    }[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) run()
    else if (to === undefined || length === 0) return
    else setIndex(to)
    event.preventDefault()
  }
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <TextField
        label={t('field')}
        value={query}
        onValueChange={(text) => {
          setQuery(text)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={current && idOf(current.id)}
      />
      <div
        id={`${id}-list`}
        className="palette"
        role="listbox"
        aria-label={t('list')}
        // Chromium lets Tab stop at an element that scrolls.
        tabIndex={-1}
      >
        {commands.map((command) => (
          // The field has the focus, and its keys choose.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={command.id}
            id={idOf(command.id)}
            className="palette-option"
            role="option"
            tabIndex={-1}
            aria-selected={command === current}
            onClick={() => run(command)}
          >
            <Icon name={command.icon} />
            <span>
              {command.label}
              {command.hint !== undefined && (
                <span className="app-quiet"> {command.hint}</span>
              )}
            </span>
            {command.keys !== undefined && <ShortcutKeys keys={command.keys} />}
          </div>
        ))}
      </div>
      <p className="app-quiet" role="status">
        {commands.length === 0 && t('notFound')}
      </p>
    </Dialog>
  )
}
