/** Pages that a shortcut opens, all of the open safe. */
const pages = {
  home: ['g h', '/home'],
  assets: ['g a', '/balances'],
  queue: ['g q', '/transactions/queue'],
  history: ['g y', '/transactions/history'],
  messages: ['g m', '/messages'],
  apps: ['g p', '/apps'],
  addressBook: ['g b', '/address-book'],
  settings: ['g s', '/settings'],
  newTransaction: ['n', '/send'],
} as const

/** What a shortcut does. */
export type ShortcutId = keyof typeof pages | 'palette' | 'switchSafe' | 'help'

/** Keys of every shortcut; `mod` is Ctrl, or Command on a Mac. */
export const shortcutKeys = {
  palette: 'mod k',
  help: '?',
  switchSafe: 's',
  ...(Object.fromEntries(
    Object.entries(pages).map(([id, [keys]]) => [id, keys]),
  ) as Record<keyof typeof pages, string>),
} satisfies Record<ShortcutId, string>

/** The page of a safe that a shortcut opens. */
export const shortcutPage = (id: ShortcutId) =>
  id in pages ? pages[id as keyof typeof pages][1] : undefined

/** The parts of a key press that decide. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey'
>

/** Two keys belong together when they follow each other within this time. */
const pairWithin = 1_500

/**
 * Recognizes shortcuts in key presses one after the other.
 *
 * @returns a function that takes a press with its time in milliseconds, and
 * gives the shortcut that it completes
 *
 * @example
 * import { readShortcuts } from './shortcuts.ts'
 * const read = readShortcuts()
 * const press = { ctrlKey: false, metaKey: false, altKey: false }
 * read({ ...press, key: 'g' }, 0)
 * read({ ...press, key: 'h' }, 200) // 'home'
 */
export function readShortcuts(): (
  press: Press,
  time: number,
) => ShortcutId | undefined {
  let first: { key: string; time: number } | undefined
  return ({ key, ctrlKey, metaKey, altKey }, time) => {
    const before = first && time - first.time < pairWithin ? first.key : ''
    first = undefined
    if (altKey) return undefined
    const single = ctrlKey || metaKey ? `mod ${key.toLowerCase()}` : key
    const find = (keys: string) =>
      (Object.keys(shortcutKeys) as ShortcutId[]).find(
        (id) => shortcutKeys[id] === keys,
      )
    const found = find(before ? `${before} ${single}` : single)
    if (found === undefined && single.length === 1)
      first = { key: single, time }
    return found
  }
}
