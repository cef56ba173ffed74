import { expect, test } from 'vitest'
import { noApps, parseApps } from './parseApps.ts'

const app = { url: 'https://app.example', name: 'App', description: 'Does it' }

test('default', () => {
  const memory = {
    pinned: { 1337: [app] },
    custom: { 1: [{ ...app, iconUrl: 'https://app.example/i.svg' }] },
    trusted: ['https://app.example'],
    features: { 'https://app.example': { camera: false } },
  }
  expect(parseApps(JSON.parse(JSON.stringify(memory)))).toEqual(memory)
})

test('behavior: leaves out unsafe entries and keeps the others', () => {
  expect(
    parseApps({
      pinned: {
        1337: [app, { ...app, url: 'javascript:alert(1)' }, null, { url: 1 }],
        __proto__: [app],
        nonsense: [app],
      },
      custom: 'x',
      trusted: ['https://app.example/path', 'null', 7],
      features: {
        'https://app.example': { camera: 'yes', usb: true },
        evil: { usb: true },
      },
    }),
  ).toEqual({
    ...noApps,
    pinned: { 1337: [app] },
    features: { 'https://app.example': { usb: true } },
  })
})

test('behavior: a script is no icon, and texts are cut', () => {
  const long = { ...app, name: 'x'.repeat(999), iconUrl: 'javascript:1' }
  const [kept] = parseApps({ custom: { 1: [long] } })?.custom['1'] ?? []
  expect(kept).toEqual({ ...app, name: 'x'.repeat(200) })
})

test.each([null, [], 'text', 1])('error: %j', (value) => {
  expect(parseApps(value)).toBeUndefined()
})
