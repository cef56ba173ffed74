import type { OpenerWindow, Popup } from './PopupWindow.ts'

const width = 480
const height = 720
const popupName = 'Ronin Waypoint'

// Popup that has the plain name, for each window.
const holders = new WeakMap<OpenerWindow, Popup>()

/**
 * Opens a centred popup of 480 × 720, `undefined` when the browser blocked it.
 * Its name is the documented one unless another popup may have that: a second
 * one of that name would take the first one's window.
 */
export function openPopup(
  window: OpenerWindow,
  url: URL,
  state: string,
): Popup | undefined {
  const { screenLeft, screenTop, screenX, screenY } = window
  const left = (screenLeft ?? screenX ?? 0) + (window.innerWidth - width) / 2
  const top = (screenTop ?? screenY ?? 0) + (window.innerHeight - height) / 2
  // Windows that opened, or frame, each other share their popups' names.
  const isRelated =
    Boolean(window.opener) || (window.top ?? window) !== (window as unknown)
  const isTaken = isRelated || holders.get(window)?.closed === false
  const popup = window.open(
    url,
    isTaken ? `${popupName} ${state}` : popupName,
    `scrollbars=yes,width=${width},height=${height},top=${top},left=${left}`,
  )
  // Some blockers give a window that is closed already.
  if (!popup || popup.closed) return undefined
  if (!isTaken) holders.set(window, popup)
  popup.focus()
  return popup
}
