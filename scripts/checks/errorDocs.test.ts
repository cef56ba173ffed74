import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConnectorError } from '../../packages/connectors/src/errors/ConnectorError.ts'
import { HooksError } from '../../packages/react-hooks/src/errors/HooksError.ts'
import { SafeProtocolError } from '../../packages/safe-protocol/src/errors.ts'
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

/** Names of the error classes of a package. */
const namesOf = (folder: string) =>
  globSync(`packages/${folder}/src/**/*.ts`, { cwd: root })
    .filter((file) => !file.includes('.test'))
    .flatMap((file) => [
      ...read(file).matchAll(
        /Error extends \w*Error \{\n(?: {2}\/\*\*.*\n)* {2}override (?:readonly )?name(?:: string)? = '(\w+)'/gu,
      ),
    ])
    .map(([, name = '']) => name)

const connectorNames = [
  ...read('packages/connectors/src/errors/ConnectorError.ts').matchAll(
    /^ {2}\| '(\w+)'$/gmu,
  ),
].map(([, name = '']) => name)

const docsPathOf = (error: HooksError | SafeProtocolError, name: string) =>
  Object.assign(error, { name }).docsPath

/** From the package to the repository. */
const inRepository = (folder: string) => (path: string) =>
  `packages/${folder}/${path}`

test.each([
  ...namesOf('react-hooks')
    .map((name) => docsPathOf(new HooksError(''), name))
    .map(inRepository('react-hooks')),
  ...namesOf('safe-protocol')
    .map((name) => docsPathOf(new SafeProtocolError(''), name))
    .map(inRepository('safe-protocol')),
  ...connectorNames
    .map((name) => new ConnectorError(name as 'ConnectFailed', '').docsPath)
    .map(inRepository('connectors')),
])('default: %s exists', (path) => {
  const [file = '', anchor] = path.split('#')
  expect(anchorsOf(file)).toContain(anchor)
})

test('behavior: all errors are found', () => {
  expect(namesOf('react-hooks').length).toBeGreaterThan(9)
  expect(namesOf('safe-protocol').length).toBeGreaterThan(4)
  expect(connectorNames).toHaveLength(6)
})
