import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readErrors } from '../../docs/build/writeCatalogues.ts'
import * as kinds from '../../packages/waypoint-provider/src/errors/kinds.ts'
import { root } from '../stack/settings.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/gu, '')
      .replace(/\s/gu, '-'),
  )

const folders = [
  ...['connectors', 'gateway-sdk', 'react-hooks', 'safe-apps-bridge'],
  ...['safe-protocol', 'verify', 'waypoint-provider'],
]

/** Names of the error classes of a package, those of no entry included. */
const namesOf = (folder: string) =>
  globSync(`packages/${folder}/src/**/*.ts`, { cwd: root })
    .filter((file) => !file.includes('.test'))
    .flatMap((file) => [
      ...read(file).matchAll(
        /Error extends \w*Error \{\n(?: {2}\/\*\*.*\n)* {2}override (?:readonly )?name(?:: string)? = '(\w+)'/gu,
      ),
    ])
    .map(([, name = '']) => name)
    // The bridge turns it into a BridgeError before anybody catches it.
    .filter((name) => name !== 'HashingError')

const connectorNames = [
  ...read('packages/connectors/src/errors/ConnectorError.ts').matchAll(
    /^ {2}\| '(\w+)'$/gmu,
  ),
].map(([, name = '']) => name)

type ErrorClass = new (...values: unknown[]) => Error & { docsPath?: string }

/** Error classes of all entries of a package. */
async function classesOf(folder: string): Promise<Map<string, ErrorClass>> {
  const { exports } = JSON.parse(read(`packages/${folder}/package.json`))
  const files = Object.values<Record<string, string>>(exports)
    .map((conditions) => conditions['@strongroom/source'])
    .filter((file) => file?.endsWith('.ts'))
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(root, 'packages', folder, `${file}`))),
  )
  const found = new Map<string, ErrorClass>()
  for (const [name, value] of modules.flatMap((all) => Object.entries(all)))
    if (typeof value === 'function' && value.prototype instanceof Error)
      found.set(name, value as ErrorClass)
  return found
}

/** First arguments of the classes that get their name from them. */
const firsts: Readonly<Record<string, readonly unknown[]>> = {
  ConnectorError: connectorNames,
  WaypointError: Object.values(kinds),
}

test.each(folders)(
  'default: every exported error of %s points at a heading',
  async (folder) => {
    const anchors = anchorsOf(`packages/${folder}/README.md`)
    const classes = await classesOf(folder)
    expect(classes.size).toBeGreaterThan(0)
    for (const [name, Class] of classes)
      for (const first of firsts[name] ?? ['busy']) {
        const [file, anchor] = `${new Class(first, {}).docsPath}`.split('#')
        expect(file, name).toBe(`/packages/${folder}/`)
        expect(anchors, name).toContain(anchor)
      }
  },
)

test.each(folders)(
  'default: every error of %s, exported or not, has a heading',
  (folder) => {
    const anchors = anchorsOf(`packages/${folder}/README.md`)
    for (const name of namesOf(folder))
      expect(anchors).toContain(name.toLowerCase())
  },
)

test.each(folders)(
  'default: every docsPath of %s has an entry in the catalogue of the site',
  async (folder) => {
    const entries = new Map(
      readErrors()
        .filter((error) => error.package === folder)
        .map(({ link, text }) => [link, text]),
    )
    for (const [name, Class] of await classesOf(folder))
      for (const first of firsts[name] ?? ['busy']) {
        const text = entries.get(`${new Class(first, {}).docsPath}`)
        expect(text?.length, name).toBeGreaterThan(20)
      }
  },
)

test('behavior: finds all errors', () => {
  const counts = folders.map((folder) => [folder, namesOf(folder).length])
  expect(Object.fromEntries(counts)).toMatchInlineSnapshot(`
    {
      "connectors": 1,
      "gateway-sdk": 9,
      "react-hooks": 10,
      "safe-apps-bridge": 16,
      "safe-protocol": 7,
      "verify": 1,
      "waypoint-provider": 0,
    }
  `)
  expect(connectorNames).toHaveLength(6)
})
