import fc from 'fast-check'

/** Values of an unexpected kind. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '',
    '0x',
    '0X00',
    '-1',
    '1e3',
    '\u0000',
    '\ud800',
    '\u202e',
    '9'.repeat(78),
    '9'.repeat(90),
    `0x${'ff'.repeat(300)}`,
    `0x${'0'.repeat(40)}`,
    "' or 1=1 --",
    Number.MAX_VALUE,
    Number.MAX_SAFE_INTEGER,
    -0,
    -1,
    1.5,
    null,
    true,
    [],
    {},
  ),
)

const keys = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  '',
  '\u0000',
  'toJSON',
)

export type Mutation = (text: string) => string

type Place = [holder: Record<string, unknown>, key: string]

/** Every value in a JSON value, by what holds it. */
const placesOf = (root: Record<string, unknown>): Place[] => {
  const places: Place[] = []
  const visit = (holder: Record<string, unknown>) => {
    for (const key of Object.keys(holder)) {
      places.push([holder, key])
      const value = holder[key]
      if (typeof value === 'object' && value !== null) {
        visit(value as Record<string, unknown>)
      }
    }
  }
  visit(root)
  return places
}

/**
 * Changes one value; a text that is not JSON any more, or too deep, stays
 * unchanged.
 */
const atPlace =
  (at: number, change: (...place: Place) => void): Mutation =>
  (text) => {
    try {
      const root: Record<string, unknown> = { body: JSON.parse(text) }
      const places = placesOf(root)
      const place = places[at % places.length]
      if (place !== undefined) change(...place)
      return JSON.stringify(root['body']) ?? 'null'
    } catch {
      return text
    }
  }

const flip = fc.tuple(fc.nat(), fc.nat(7)).map(
  ([at, bit]): Mutation =>
    (text) => {
      const place = at % Math.max(1, text.length)
      const code = (text.codePointAt(place) ?? 0) ^ (1 << bit)
      return (
        text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1)
      )
    },
)

const cut = fc.nat().map(
  (at): Mutation =>
    (text) =>
      text.slice(0, at % (text.length + 1)),
)

const swap = fc.tuple(fc.nat(), odd).map(([at, value]) =>
  atPlace(at, (holder, key) => {
    holder[key] = value
  }),
)

const drop = fc.nat().map((at) =>
  atPlace(at, (holder, key) => {
    delete holder[key]
  }),
)

const add = fc.tuple(fc.nat(), keys, odd).map(
  ([at, key, value]): Mutation =>
    (text) => {
      // The text keeps `__proto__`, which an object literal would take for the
      // prototype.
      const braces = [...text.matchAll(/[{]/g)]
      const brace = braces[at % Math.max(1, braces.length)]?.index
      if (brace === undefined) return text
      const member = `${JSON.stringify(key)}:${JSON.stringify(value)},`
      return text.slice(0, brace + 1) + member + text.slice(brace + 1)
    },
)

const nest = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5_000 })).map(
  ([at, depth]): Mutation =>
    (text) => {
      const marked = atPlace(at, (holder, key) => {
        holder[key] = 'NESTED'
      })(text)
      const [open, close] = depth % 2 ? ['[', ']'] : ['{"a":', '}']
      return marked.replace('"NESTED"', () =>
        [open.repeat(depth), '1', close.repeat(depth)].join(''),
      )
    },
)

const grow = fc
  .tuple(fc.nat(), fc.integer({ min: 2, max: 4_000 }))
  .map(([at, times]) =>
    atPlace(at, (holder, key) => {
      const value = holder[key]
      // Just above what any route takes, at most.
      const most = Math.ceil(1_100_000 / (JSON.stringify(value) ?? '').length)
      const count = Math.min(times, Math.max(2, most))
      if (typeof value === 'string') holder[key] = value.repeat(count)
      else if (Array.isArray(value)) {
        holder[key] = Array(count).fill(value).flat()
      } else holder[key] = Array(count).fill(value)
    }),
  )

/** Ways to spoil a JSON text, one to three of them. */
export const mutation: fc.Arbitrary<Mutation> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: swap },
      { weight: 2, arbitrary: flip },
      { weight: 2, arbitrary: add },
      { weight: 1, arbitrary: cut },
      { weight: 1, arbitrary: drop },
      { weight: 1, arbitrary: nest },
      { weight: 1, arbitrary: grow },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => (text) => all.reduce((spoiled, one) => one(spoiled), text))
