/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

const components = [
  ...read('index.ts').matchAll(
    /export \{([^}]+)\} from '\.\/([\w/-]+)\.tsx'/gu,
  ),
].flatMap(([, names = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/u.test(name)),
)

const stories = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const code = read(file)
    return {
      file,
      code,
      component: /^ {2}component: (\w+)(?:<.+>)?,$/mu.exec(code)?.[1],
      title: /^ {2}title: '([^']+)'/mu.exec(code)?.[1],
      count: code.match(/^export const [A-Z]/gmu)?.length ?? 0,
    }
  })
// One page of everything together, which documents no component.
const own = stories.filter(({ file }) => file !== 'overview.stories.tsx')

test('default: every exported component has stories', () => {
  expect(components.length).toBeGreaterThan(50)
  const shown = new Set(own.map(({ component }) => component))
  expect(components.filter((name) => !shown.has(name))).toEqual([])
})

test('default: every file of stories has a docs page of its component', () => {
  const bad = own.filter(
    ({ code, component, title, count }) =>
      component === undefined ||
      title?.split('/').at(-1) !== component ||
      count === 0 ||
      code.includes('!autodocs'),
  )
  expect(bad.map(({ file }) => file)).toEqual([])
})

test('behavior: the tests include every story', () => {
  expect(
    stories.filter(({ code }) => /!test|!dev/u.test(code)).map((s) => s.file),
  ).toEqual([])
})

test('behavior: every page has a title of its own', () => {
  const titles = stories.map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})
