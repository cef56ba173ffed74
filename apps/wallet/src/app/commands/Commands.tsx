import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSafeParameter } from '../../core/routes.ts'
import { useServices } from '../../core/useServices.ts'
import { ConnectWhenAsked } from '../../features/connect/ConnectWhenAsked.tsx'
import { readShortcuts, shortcutPage } from '../../features/help/shortcuts.ts'
import { useStore } from '../../storage/useStore.ts'

const CommandPalette = lazy(async () => {
  const { CommandPalette: component } = await import('./CommandPalette.tsx')
  return { default: component }
})

/** Elements that use keys themselves: fields, menus and dialogs. */
const busy = [
  'input',
  'textarea',
  'select',
  '[contenteditable]',
  '[role="menu"]',
  '[role="dialog"]',
].join()

function isFree(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog:modal, :popover-open:not(.sr-toaster)') ===
      null && !(target instanceof Element && target.closest(busy))
  )
}

/**
 * Listens for shortcuts, and shows the command palette. Loaded after the first
 * screen.
 */
export function Commands({
  isOpen,
  onChange,
  onSwitch,
}: {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  /** Opens the list of safes. */
  onSwitch: () => void
}) {
  const { stores } = useServices()
  const isOn = useStore(stores.settings).shortcuts !== false
  const safe = useSafeParameter()
  const navigate = useNavigate()
  const [connecting, setConnecting] = useState(false)

  useEffect(() => {
    if (!isOn) return
    const read = readShortcuts()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      if (!isFree(event.target)) return
      const id = read(event, event.timeStamp)
      if (id === undefined) return
      const page = shortcutPage(id)
      const needsSafe = page !== undefined || id === 'switchSafe'
      if (needsSafe && safe === undefined) return
      event.preventDefault()
      if (page !== undefined) void navigate({ to: page, search: { safe } })
      else if (id === 'help') void navigate({ to: '/help', search: { safe } })
      else if (id === 'switchSafe') onSwitch()
      else onChange(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, safe, navigate, onChange, onSwitch])

  return (
    <>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette
            onClose={() => onChange(false)}
            onConnect={() => setConnecting(true)}
          />
        </Suspense>
      )}
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
