import { useKeyTexts } from './keyTexts.ts'
import './help.css'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The keys of a shortcut, one after the other. */
export function ShortcutKeys({ keys }: { keys: string }) {
  const t = useKeyTexts()
  return (
    <span className="help-keys">
      {keys.split(' ').map((key) => (
        <kbd key={key}>
          {key === 'mod' ? (isMac ? '⌘' : t('control')) : key.toUpperCase()}
        </kbd>
      ))}
    </span>
  )
}
