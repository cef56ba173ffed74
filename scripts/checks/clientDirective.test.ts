import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { checkClientDirectives } from './clientDirective.ts'

const check = (files: Record<string, string>) =>
  checkClientDirectives(new Map(Object.entries(files)))
const client = (code: string) => `'use client'\n\n${code}`

describe.each(['connectors', 'react-hooks', 'ui-kit'])('%s', (name) => {
  const folder = join(root, 'packages', name, 'src')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = paths
    .filter((path) => /(?<!\.d)\.tsx?$/u.test(path))
    .filter((path) => !/\.(?:test|test-d|stories|bench)\./u.test(path))

  test('default: the directive is where it is needed', () => {
    expect(sources.length).toBeGreaterThan(40)
    expect(
      checkClientDirectives(
        new Map(
          sources.map((path) => [
            path,
            readFileSync(join(folder, path), 'utf8'),
          ]),
        ),
      ),
    ).toEqual([])
  })
})

test.each([
  ['a hook', "import { useState } from 'react'; const [a] = useState(0)"],
  ['a query', "import { useQuery } from 'a'; const a = useQuery({})"],
  ['a context that is read', "import { use } from 'react'; const a = use(B)"],
  ['a context', 'export const A = createContext(null)'],
  ['a class', 'export class A extends Component {}'],
  ['the window', 'const a = window.innerWidth'],
  ['a handler', 'const a = <p onClick={() => {}} />'],
  ['a handler of a component', 'const a = <Row onClick={() => b()} />'],
  ['a named handler', 'const go = () => {}; const a = <p onClick={go} />'],
  ['a function as handler', 'function go() {} const a = <p onClick={go} />'],
  [
    'a handler of a hook',
    "import { useA } from './b.ts'; const { go } = useA(); const a = <p onClick={go} />",
  ],
  ['a loader', 'const go = () => {}; const a = <Fold load={go} />'],
  ['a handler that is spread', 'const a = <p {...{ onClick: () => {} }} />'],
  ['a ref', 'const a = <p ref={(node) => node.focus()} />'],
  ['one of two', 'const a = <p onClick={b ? () => {} : undefined} />'],
])('behavior: %s needs it', (_, code) => {
  expect(check({ 'a.tsx': code })).toHaveLength(1)
  expect(check({ 'a.tsx': client(code) })).toEqual([])
})

test.each([
  ['an id', "import { useId } from 'react'; const id = useId()"],
  ['a value', "import { useMemo } from 'react'; const a = useMemo(() => 1)"],
  ['a function of that name', 'const use = (a) => a; const b = use(1)'],
  ['a memo', 'export const A = memo(function A() { return null })'],
  ['a handler passed on', 'const A = ({ onClick }) => <p onClick={onClick} />'],
  [
    'one made from it',
    'const a = <p onClick={onOpen && (() => onOpen(id))} />',
  ],
  ['a ref passed on', 'const A = ({ ref }) => <p ref={ref} />'],
  ['props', 'const A = (props) => <p {...props} />'],
  ['a function that renders', 'const a = <List row={() => null} />'],
  ['a word', "const a = 'window.open'"],
])('behavior: %s does not', (_, code) => {
  expect(check({ 'a.tsx': code })).toEqual([])
  expect(check({ 'a.tsx': client(code) })).toContain(
    "a.tsx: has 'use client' without need",
  )
})

test('error: a value of a client module that a server component reads', () => {
  const button = client(
    `import { useState } from 'react'
    export const size = 4
    export function Button() { useState() }`,
  )
  expect(
    check({
      'button/Button.tsx': button,
      'a.tsx': `import { Button, size } from './button/Button.tsx'
        export const a = <Button size={size} />`,
      'b.tsx': client(`import { useButton } from './button/Button.tsx'
        export const B = () => useButton()`),
    }),
  ).toMatchInlineSnapshot(`
    [
      "button/Button.tsx: a server cannot use size from here",
      "a.tsx: uses size of a client module",
    ]
  `)
})

test('behavior: client modules share values that no entry exports', () => {
  const part = client(
    `import { useState } from 'react'
    export const size = 4
    export function Part() { useState() }`,
  )
  const user = client(`import { size } from './part.tsx'
    export const A = () => size`)
  expect(check({ 'part.tsx': part, 'a.tsx': user })).toEqual([])
  expect(
    check({
      'part.tsx': part,
      'a.tsx': user,
      'index.ts': "export { size } from './part.tsx'",
    }),
  ).toEqual(['part.tsx: a server cannot use size from here'])
})
