import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const exists = (path: string) => existsSync(fileURLToPath(new URL(path, root)))
const dockerfile = read('apps/gateway/Dockerfile')
const ignore = read('.dockerignore').split('\n')

/** Files that are copied from the repository into the image. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
  ([, paths = '']) => paths.split(' '),
)

/**
 * The packages that sources import, and so on: the build reads their sources.
 */
const importedPackages = (folder: string, found = new Set<string>()) => {
  for (const file of readdirSync(new URL(`${folder}/src/`, root), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!file.endsWith('.ts') || /\.test/.test(file)) continue
    const text = read(`${folder}/src/${file}`)
    for (const [, name] of text.matchAll(/from '@strongroom\/([\w-]+)/g)) {
      const imported = `packages/${name}`
      if (imported === folder || found.has(imported)) continue
      found.add(imported)
      importedPackages(imported, found)
    }
  }
  return found
}

test('default: everything it copies exists and reaches the build', () => {
  expect(copied.length).toBeGreaterThan(5)
  for (const path of copied) {
    expect(exists(path), path).toBe(true)
    expect(ignore, path).toContain(`!${path}`)
  }
})

test('behavior: files of the local stack stay out, as in the published package', () => {
  const { files } = JSON.parse(read('apps/gateway/package.json'))
  for (const name of readdirSync(new URL('apps/gateway/config', root))) {
    const path = `config/${name}`
    if (files.includes(path)) continue
    expect(dockerfile).toMatch(new RegExp(`^\\s.*apps/gateway/${path}\\b`, 'm'))
  }
})

test('behavior: it copies all that the gateway is made of', () => {
  const folders = importedPackages('apps/gateway')
  expect(folders).toContain('packages/gateway-sdk')
  for (const folder of folders) expect(copied).toContain(folder)
})

test('behavior: the image starts the published program as an unprivileged user', () => {
  const [, command = '[]'] = dockerfile.match(/^ENTRYPOINT (.+)$/m) ?? []
  const [program = ''] = JSON.parse(command) as string[]
  const { bin } = JSON.parse(read('apps/gateway/package.json'))
  const path = `/app/${posix.join('apps/gateway', bin[program])}`
  expect(dockerfile).toContain(`${path} /usr/local/bin/${program}`)
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).toMatch(/^VOLUME \/data$/m)
})

test('behavior: the build context excludes secrets and installed packages', () => {
  expect(ignore.filter((line) => !line.startsWith('#'))[0]).toBe('*')
  for (const pattern of ['**/node_modules', '**/.env*', '**/.strongroom']) {
    expect(ignore).toContain(pattern)
  }
})
