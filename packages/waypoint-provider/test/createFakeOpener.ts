import type { OpenerWindow, Popup } from '../src/index.ts'

/** A popup that was opened: its URL, and ways to behave like the wallet. */
export interface FakePopup {
  url: URL
  name: string
  features: string
  window: Popup & { closed: boolean }
  /** Posts to the app as the wallet's page would. */
  post(message: unknown, from?: { origin?: string; source?: unknown }): void
  /** Posts a reply with this popup's current state. */
  reply(fields: object, from?: { origin?: string; source?: unknown }): void
}

/** An app's window whose popups a test answers. */
export function createFakeOpener(waypointOrigin: string) {
  type Listener = Parameters<OpenerWindow['addEventListener']>[1]
  const listeners = {
    message: new Set<Listener>(),
    storage: new Set<Listener>(),
  }
  const popups: FakePopup[] = []
  const switches = { isBlocked: false }

  const window: OpenerWindow = {
    location: { origin: 'https://dapp.example' },
    screenLeft: 0,
    screenTop: 0,
    innerWidth: 1024,
    innerHeight: 768,
    addEventListener: (type, listener) => listeners[type].add(listener),
    removeEventListener: (type, listener) => listeners[type].delete(listener),
    open(url, name, features) {
      if (switches.isBlocked) return null
      const popup: FakePopup = {
        url,
        name,
        features,
        window: {
          closed: false,
          get location() {
            return {
              get href() {
                if (popup.url.protocol === 'about:') return popup.url.href
                throw new DOMException('Blocked', 'SecurityError')
              },
            }
          },
          set location(href: unknown) {
            popup.url = new URL(String(href))
          },
          focus() {},
          close() {
            this.closed = true
          },
        },
        post(data, { origin = waypointOrigin, source = popup.window } = {}) {
          for (const listener of [...listeners.message])
            listener({ data, origin, source } as never)
        },
        reply(fields, from) {
          const state = popup.url.searchParams.get('state')
          popup.post({ state, type: 'success', ...fields }, from)
        },
      }
      popups.push(popup)
      return popup.window
    },
  }
  /** The popup opened last. */
  const last = (): FakePopup => {
    const popup = popups.at(-1)
    if (popup === undefined) throw new Error('no popup was opened')
    return popup
  }
  return {
    window,
    popups,
    last,
    switches,
    /** Event that another tab's change of the storage would cause. */
    changeStorage(key: string | null) {
      for (const listener of [...listeners.storage]) listener({ key } as never)
    },
    listenerCount: () => listeners.message.size,
    storageListenerCount: () => listeners.storage.size,
  }
}
