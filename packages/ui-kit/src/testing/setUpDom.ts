/**
 * Adds the browser features that components use and jsdom or happy-dom lack:
 * modal dialogs, popovers, observers of sizes and `matchMedia`. Existing
 * features stay, so a browser is left unchanged. Call it once, in a set-up
 * file.
 *
 * Elements have no size there, so observers never report and lists render all rows.
 *
 * @example
 * // vitest.setup.ts
 * import { setUpDom } from '@strongroom/ui-kit/testing'
 *
 * setUpDom()
 */
export function setUpDom(): void {
  // Browsers have all of it, and Node without a DOM does not need it.
  const isSimulated = /jsdom|happydom/iu.test(globalThis.navigator?.userAgent)
  if (typeof document === 'undefined' || !isSimulated) return
  add(globalThis, {
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media,
        onchange: null,
      }),
  })
  add(Element.prototype, {
    scrollIntoView: () => undefined,
    checkVisibility: () => true,
  })
  if (navigator.userAgent.includes('jsdom')) {
    // There it only prints "Not implemented".
    globalThis.scrollTo = () => undefined
  }
  addDialogs()
  if (!('showPopover' in HTMLElement.prototype)) addPopovers()
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

function add(target: object, members: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(members))
    if (!(name in target))
      Object.defineProperty(target, name, {
        configurable: true,
        writable: true,
        value,
      })
}

function addDialogs() {
  add(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLDialogElement, returnValue?: string) {
      if (!this.hasAttribute('open')) return
      this.removeAttribute('open')
      if (returnValue !== undefined) this.returnValue = returnValue
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    },
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const dialog = [
      ...document.querySelectorAll<HTMLDialogElement>('dialog[open]'),
    ].at(-1)
    const cancel = new Event('cancel', { cancelable: true })
    if (dialog?.dispatchEvent(cancel)) dialog.close()
  })
}

function addPopovers() {
  const shown = new Set<HTMLElement>()
  const toggle = (popover: HTMLElement, isOpening: boolean) => {
    if (shown.has(popover) === isOpening) return
    const states = isOpening
      ? { oldState: 'closed', newState: 'open' }
      : { oldState: 'open', newState: 'closed' }
    const send = (type: string) =>
      popover.dispatchEvent(Object.assign(new Event(type), states))
    send('beforetoggle')
    if (isOpening) shown.add(popover)
    else shown.delete(popover)
    // The sheet of jsdom hides popovers, and hidden elements take no focus.
    if (isOpening) popover.style.setProperty('display', 'block')
    else popover.style.removeProperty('display')
    queueMicrotask(() => send('toggle'))
  }
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open'
        ? shown.has(this)
        : matches.call(this, selector)
    },
  })
  add(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true)
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false)
    },
    togglePopover(this: HTMLElement) {
      toggle(this, !shown.has(this))
      return shown.has(this)
    },
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const id = event.target
      .closest('[popovertarget]')
      ?.getAttribute('popovertarget')
    const target = id == null ? null : document.getElementById(id)
    if (target) toggle(target, !shown.has(target))
    for (const popover of shown)
      if (
        popover !== target &&
        popover.getAttribute('popover') !== 'manual' &&
        !popover.contains(event.target)
      )
        toggle(popover, false)
  })
  document.addEventListener('keydown', (event) => {
    const popover = [...shown]
      .filter((one) => one.getAttribute('popover') !== 'manual')
      .at(-1)
    if (event.key === 'Escape' && popover) toggle(popover, false)
  })
}
