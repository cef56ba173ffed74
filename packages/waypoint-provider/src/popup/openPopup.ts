import type { OpenerWindow, Popup } from './PopupWindow.ts'

const width = 480
const height = 720

/** Opens a centred popup of 480 × 720; `null` when the browser blocked it. */
export function openPopup(
  window: OpenerWindow,
  url: URL,
  name: string,
): Popup | null {
  const { screenLeft, screenTop, screenX, screenY } = window
  const left = (screenLeft ?? screenX ?? 0) + (window.innerWidth - width) / 2
  const top = (screenTop ?? screenY ?? 0) + (window.innerHeight - height) / 2
  const popup = window.open(
    url,
    name,
    `scrollbars=yes,width=${width},height=${height},top=${top},left=${left}`,
  )
  popup?.focus()
  return popup
}
