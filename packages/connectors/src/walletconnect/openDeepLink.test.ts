import { expect, test } from 'vitest'
import { deepLink, roninLinks } from './deepLinks.ts'
import { openDeepLink } from './openDeepLink.ts'

const uri = 'wc:topic@2?relay-protocol=irn&symKey=ab'

function createWindow(isFramed = false) {
  const seen: unknown[] = []
  const location = { href: '' }
  const window = {
    location,
    document: {
      createElement: () => {
        const link = { href: '', target: '', rel: '', click: () => {} }
        link.click = () =>
          seen.push(['click', link.href, link.target, link.rel])
        return link
      },
    },
    open: (...all: unknown[]) => seen.push(['open', ...all]),
    parent: null as unknown,
  }
  window.parent = isFramed ? {} : window
  return { window: window as never, seen, location }
}

test('default', () => {
  expect(
    Object.values(roninLinks).map((link) => deepLink(link, uri)),
  ).toMatchInlineSnapshot(`
    [
      "roninwallet://auth-connect?uri=wc%3Atopic%402%3Frelay-protocol%3Dirn%26symKey%3Dab",
      "https://wallet.roninchain.com/auth-connect?uri=wc%3Atopic%402%3Frelay-protocol%3Dirn%26symKey%3Dab",
      "roninwallet://in_app_browser?url=wc%3Atopic%402%3Frelay-protocol%3Dirn%26symKey%3Dab",
      "roninwallet://",
    ]
  `)
})

test('behavior: each kind of link is opened in its own way', () => {
  const { window, seen, location } = createWindow()
  openDeepLink(deepLink(roninLinks.universal, uri), window)
  openDeepLink('roninwallet://', window)
  expect(location.href).toBe('roninwallet://')
  const framed = createWindow(true)
  openDeepLink('roninwallet://', framed.window)
  expect(framed.location.href).toBe('')
  expect([...seen, ...framed.seen]).toMatchInlineSnapshot(`
    [
      [
        "click",
        "https://wallet.roninchain.com/auth-connect?uri=wc%3Atopic%402%3Frelay-protocol%3Dirn%26symKey%3Dab",
        "_blank",
        "noreferrer noopener",
      ],
      [
        "open",
        "roninwallet://",
        "_blank",
        "noreferrer,noopener",
      ],
    ]
  `)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a/b', 'x'])(
  'error: %s is no link to a wallet',
  (href) => {
    const { window, seen, location } = createWindow()
    expect(() => openDeepLink(href, window)).toThrow(TypeError)
    expect([seen, location.href]).toEqual([[], ''])
  },
)
