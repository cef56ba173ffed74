/** Space between a name, its popup and the edge of the window in px. */
const gap = 6

/** Milliseconds that the pointer may take from a name into its popup. */
const grace = 250

/**
 * Shows the type and docstring of a name in a block of code while the pointer or
 * the focus is on it. Arrow keys lead to the other names of the block.
 *
 * @returns hides the popup
 */
export function showTypePopups(): () => void {
  const popup = document.createElement('div')
  popup.id = 'type-popup'
  popup.className = 'type-popup'
  popup.role = 'tooltip'
  popup.popover = 'manual'
  document.body.append(popup)
  let shown: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(name: HTMLElement): void {
    clearTimeout(timer)
    if (name === shown) return
    const contents = name.closest('.vp-doc')?.querySelector('.type-popups')
    const content = contents?.children[Number(name.dataset['type'])]
    if (content === undefined) return
    hide()
    shown = name
    popup.replaceChildren(content.cloneNode(true))
    if (name.matches(':focus-visible') && namesOfBlock(name)[0] === name)
      popup.append(keyHint())
    popup.showPopover()
    popup.scrollTop = 0
    name.setAttribute('aria-describedby', popup.id)
    place()
  }

  function hide(): void {
    clearTimeout(timer)
    if (shown === undefined) return
    shown.removeAttribute('aria-describedby')
    shown = undefined
    popup.hidePopover()
  }

  function place(): void {
    if (shown === undefined) return
    const name = shown.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = popup
    const isBelow = name.bottom + gap + height <= innerHeight
    const top = isBelow ? name.bottom + gap : name.top - gap - height
    const left = Math.min(name.left, document.body.clientWidth - width - gap)
    popup.style.top = `${Math.max(top, gap)}px`
    popup.style.left = `${Math.max(left, gap)}px`
  }

  const hideSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // The name that has the focus keeps its popup.
      const focused = nameAt(document.activeElement)
      if (focused?.matches(':focus-visible')) show(focused)
      else hide()
    }, grace)
  }

  document.addEventListener('pointerover', (event) => {
    const { target, pointerType, buttons } = event
    // A pressed button selects text.
    if (pointerType !== 'mouse' || buttons > 0) return
    const name = nameAt(target)
    if (name) show(name)
    else if (popup.contains(target as Node)) clearTimeout(timer)
    else if (shown) hideSoon()
  })
  // A touch has no hover: it opens a popup, and the next one elsewhere closes it.
  document.addEventListener('click', ({ target }) => {
    const name = nameAt(target)
    if (name) show(name)
    else if (!popup.contains(target as Node)) hide()
  })
  document.addEventListener('focusin', ({ target }) => {
    const name = nameAt(target)
    if (name) show(name)
    else hide()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return hide()
    // With another key they belong to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const name = nameAt(event.target)
    const next = name && neighbourOf(name, event.key)
    if (!next) return
    event.preventDefault()
    name.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  })
  document.addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return hide
}

const nameAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('.typed-name')) ||
  undefined

const namesOfBlock = (name: HTMLElement): HTMLElement[] => [
  ...(name.closest('pre')?.querySelectorAll<HTMLElement>('.typed-name') ?? []),
]

/** The name that an arrow key leads to. */
function neighbourOf(name: HTMLElement, key: string): HTMLElement | undefined {
  const names = namesOfBlock(name)
  const index = names.indexOf(name)
  if (key === 'ArrowRight' || key === 'ArrowDown') return names[index + 1]
  if (key === 'ArrowLeft' || key === 'ArrowUp') return names[index - 1]
  if (key === 'Home') return names[0]
  return key === 'End' ? names.at(-1) : undefined
}

function keyHint(): HTMLElement {
  const hint = document.createElement('p')
  hint.className = 'type-popup-keys'
  hint.textContent = 'Arrow keys move to the other names of this block.'
  return hint
}
