import { afterEach, expect, test, vi } from 'vitest'
import { createPermissionStore } from './createPermissionStore.ts'

const origin = 'https://app.example'
const name = 'requestAddressBook'

function setup(stored?: string) {
  const values = new Map(
    stored === undefined ? [] : [['SafeApps__safePermissions', stored]],
  )
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const read = () => JSON.parse(values.get('SafeApps__safePermissions') ?? '{}')
  return { store: createPermissionStore({ storage }), read, storage }
}

afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  vi.useFakeTimers({ now: 1234 })
  const { store, read } = setup()
  expect(store.check(origin, name)).toBe('unknown')
  store.grant(origin, [name])
  expect(read()).toEqual({
    [origin]: [
      { invoker: origin, parentCapability: name, date: 1234, caveats: [] },
    ],
  })
  expect(store.check(origin, name)).toBe('granted')
  expect(store.get(origin)).toEqual(read()[origin])
  store.deny(origin, [name])
  expect(read()[origin]).toEqual([
    {
      invoker: origin,
      parentCapability: name,
      date: 1234,
      caveats: [{ type: 'userRestricted', value: true }],
    },
  ])
  expect(store.check(origin, name)).toBe('denied')
  expect(store.get(origin)).toEqual([])
  store.grant(origin, [name])
  expect(store.check(origin, name)).toBe('granted')
  store.revoke(origin, name)
  expect(read()).toEqual({})
})

test('behavior: reads permissions that another wallet stored', () => {
  const { store } = setup(
    `{"${origin}":[{"invoker":"${origin}","parentCapability":"${name}","date":1,"caveats":[]}]}`,
  )
  expect(store.check(origin, name, '1:0xaa')).toBe('granted')
  store.deny(origin, [name], { scope: '1:0xaa' })
  expect(store.check(origin, name, '1:0xaa')).toBe('denied')
  expect(store.check(origin, name, '1:0xbb')).toBe('granted')
  expect(store.list().get(origin)).toHaveLength(2)
})

test('behavior: a scope is for itself, and time ends it', () => {
  vi.useFakeTimers({ now: 1000 })
  const { store } = setup()
  store.grant(origin, [name], { scope: 'a', expires: 2000 })
  expect(store.check(origin, name, 'a')).toBe('granted')
  expect(store.check(origin, name, 'b')).toBe('unknown')
  expect(store.check(origin, name)).toBe('unknown')
  vi.setSystemTime(2000)
  expect(store.check(origin, name, 'a')).toBe('unknown')
})

test('behavior: calls listeners on every change until they unsubscribe', () => {
  const { store } = setup()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.grant(origin, [name])
  store.revoke(origin)
  leave()
  store.grant(origin, [name])
  expect(listener.mock.calls).toEqual([[origin], [origin]])
})

test.each([
  'x',
  '[]',
  'null',
  '7',
  `{"${origin}":7}`,
  `{"${origin}":[null,1,{},{"parentCapability":1},{"parentCapability":"${name}","caveats":7},{"parentCapability":"${name}","caveats":[null]}]}`,
  `{"${origin}":[{"parentCapability":"owners"}]}`,
])('behavior: reads invalid stored data as empty (%#)', (stored) => {
  const { store } = setup(stored)
  expect(store.check(origin, name)).toBe('unknown')
  expect(store.get(origin)).toEqual([])
  store.grant(origin, [name])
  expect(store.check(origin, name)).toBe('granted')
})

test('behavior: other origins and names of Object are left alone', () => {
  const { store, read } = setup('{"__proto__":[],"https://b.example":[]}')
  store.grant(origin, [name])
  expect(Object.keys(read())).toContain('https://b.example')
  expect(store.check('https://b.example', name)).toBe('unknown')
  expect(({} as Record<string, unknown>)[origin]).toBe(undefined)
})

test('error: rejects a text that is not an exact origin', () => {
  const { store } = setup()
  for (const wrong of ['null', '__proto__', `${origin}/`, 'app.example', '*'])
    expect(() => store.grant(wrong, [name])).toThrow('is not an exact origin')
})

test('error: a capability that is not listed', () => {
  const { store, read } = setup()
  expect(() =>
    store.grant(origin, ['owners']),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidRequestError: "owners" is not a capability.]`,
  )
  expect(read()).toEqual({})
})
