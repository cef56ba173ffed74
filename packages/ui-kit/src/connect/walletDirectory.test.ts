import { expect, test } from 'vitest'
import { safeImageSource } from '../text/safeImageSource.ts'
import { pairingLink } from './pairingLink.ts'
import {
  listDownloads,
  listPairingApps,
  walletDirectory,
} from './walletDirectory.ts'

const page = 'https://wallet.example/home?safe=eth:0x12&id=a#b'

test('default: lists the extensions that this browser lacks', () => {
  const names = (installed?: string[]) =>
    listDownloads({ installed }).map(({ name }) => name)
  expect(names()).toEqual(walletDirectory.map(({ name }) => name))
  expect(names(['IO.METAMASK.flask', 'io.rabby'])).toEqual(
    names().filter((name) => name !== 'MetaMask' && name !== 'Rabby'),
  )
})

test('behavior: a phone gets apps, and links into their browsers', () => {
  const apps = listDownloads({ phone: true, page })
  expect(apps.map(({ name }) => name)).not.toContain('Rabby')
  expect(apps.flatMap(({ openHref }) => openHref ?? [])).toMatchInlineSnapshot(`
    [
      "https://link.metamask.io/dapp/wallet.example/home?safe=eth:0x12&id=a#b",
      "https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fwallet.example%2Fhome%3Fsafe%3Deth%3A0x12%26id%3Da%23b",
      "https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fwallet.example%2Fhome%3Fsafe%3Deth%3A0x12%26id%3Da%23b",
    ]
  `)
  for (const other of [
    'http://localhost:5173/',
    'javascript:alert(1)',
    'nonsense',
    undefined,
  ])
    for (const { openHref } of listDownloads({ phone: true, page: other }))
      expect(openHref).toBeUndefined()
  for (const { openHref } of listDownloads({ page }))
    expect(openHref).toBeUndefined()
})

test.each(walletDirectory)(
  'behavior: links of $name are well formed',
  (one) => {
    const { extension, app, pairing, browse, rdns, name } = one
    expect(name).toBe(name.trim())
    expect(extension ?? app, 'somewhere to get it').toBeDefined()
    for (const own of rdns) expect(own).toMatch(/^[a-z]+(?:\.[a-z]+)+$/)
    expect(rdns.length).toBeGreaterThan(0)
    for (const link of [extension, app, pairing, browse]) {
      if (link === undefined) continue
      const url = new URL(link)
      expect(url.protocol).toBe('https:')
      expect(url.username + url.password + url.port).toBe('')
    }
    for (const link of [extension, app]) expect(link ?? '').not.toMatch(/[{}]/)
    if (pairing) {
      expect(pairing.match(/\{[a-z]+\}/g)).toEqual(['{uri}'])
      const uri = 'wc:1234@2?relay-protocol=irn&symKey=ab'
      expect(
        new URL(pairingLink(pairing, uri) ?? '').searchParams.get('uri'),
      ).toBe(uri)
    }
    if (browse) expect(browse.match(/\{(?:url|page)\}/g)).toHaveLength(1)
  },
)

test('behavior: pictures are small inline images, each of its own', () => {
  const icons = listDownloads().map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
  for (const icon of icons) {
    expect(safeImageSource(icon)).toBe(icon)
    expect(decodeURIComponent(icon ?? '')).toContain('<path d="M')
    expect(icon?.length).toBeLessThan(600)
  }
})

test('behavior: every app that takes a code is offered', () => {
  expect(listPairingApps().map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "Ronin Wallet",
      "MetaMask",
      "Trust Wallet",
      "Rainbow",
    ]
  `)
})
