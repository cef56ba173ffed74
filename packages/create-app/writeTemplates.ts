import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from './src/templates.ts'

const examples = join(import.meta.dirname, '../../examples')

/** Versions of the packages of this workspace, by name. */
function readVersions(): ReadonlyMap<string, string> {
  const files = globSync('packages/*/package.json', {
    cwd: join(import.meta.dirname, '../..'),
  })
  return new Map(
    files.map((file) => {
      const path = join(import.meta.dirname, '../..', file)
      const { name, version } = JSON.parse(readFileSync(path, 'utf8'))
      return [name, version]
    }),
  )
}

/**
 * Copies the examples that are templates. An example takes any version of this
 * workspace's packages; a template names those that it was built with.
 */
export function writeTemplates(into: string): void {
  const versions = readVersions()
  for (const { name, example } of templates) {
    const target = join(into, name)
    cpSync(join(examples, example), target, {
      recursive: true,
      filter: (source) => !/[/\\](?:node_modules|dist)$/u.test(source),
    })
    const file = join(target, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    for (const one of Object.keys(manifest.dependencies)) {
      const version = versions.get(one)
      if (version !== undefined) manifest.dependencies[one] = `^${version}`
    }
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  }
}

// Runs after the build, and before each pack: a release changes the versions.
if (import.meta.main)
  writeTemplates(join(import.meta.dirname, 'dist/templates'))
