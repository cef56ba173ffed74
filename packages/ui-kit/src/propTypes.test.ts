import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const kit = dirname(import.meta.dirname)
const root = join(kit, '../..')

test('behavior: an app that installs only ui-kit can name the type of every prop', async () => {
  const declarations = await compile(writeConsumer())
  const foreign = declarations.matchAll(
    /import\("(@strongroom\/(?!ui-kit")[^"]+)"\)\.(\w+)/gu,
  )
  expect([...foreign].map(([, from, name]) => `${name} of ${from}`)).toEqual([])
}, 120_000)

/** One function for each property and each parameter, so that its type is inferred. */
function writeConsumer(): string {
  const index = ['src/index.ts', 'src/connect/index.ts']
    .map((file) => readFileSync(join(kit, file), 'utf8'))
    .join('')
  const exported = new Set(
    index.replaceAll(/ from '[^']+'/gu, '').match(/\b\w+\b/gu),
  )
  const properties = globSync('src/**/*.{ts,tsx}', { cwd: kit })
    .filter((file) => !/\.(?:test|stories|contract)\./u.test(file))
    .flatMap((file) => readProperties(readFileSync(join(kit, file), 'utf8')))
    .filter(({ type }) => exported.has(type))
    // Its options come from another package, and the pattern reads one file.
    .concat({ type: 'SafeAppFrameProps', generic: '', property: 'handlers' })
    .map(
      ({ type, generic, property }) =>
        `export const ${type}_${property} = (of: kit.${type}${generic}) => of.${property}`,
    )
  const functions = [...exported]
    .filter((name) => /^[a-z]+[A-Z]/u.test(name) && !name.startsWith('default'))
    // The compiler writes out the members of its `TransactionInfo`, a union.
    .filter((name) => name !== 'describeTransaction')
    .map(
      (name) =>
        `export const ${name} = (...of: Parameters<typeof kit.${name}>) => of.at(0)`,
    )
  return ["import type * as kit from '@strongroom/ui-kit'"]
    .concat(properties, functions)
    .join('\n')
}

function readProperties(source: string) {
  const interfaces = source.matchAll(
    /^export interface (\w+)(<\w+)?[^{]*\{\n(.*?)^\}/gmsu,
  )
  return [...interfaces].flatMap(([, type = '', generic, body = '']) =>
    [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gmu)].map(
      ([, property = '']) => ({
        type,
        generic: generic === undefined ? '' : '<never>',
        property,
      }),
    ),
  )
}

/**
 * Compiles an app in a folder outside of the workspace, where `node_modules`
 * has ui-kit and React alone, as with pnpm. Returns the declarations.
 */
async function compile(source: string): Promise<string> {
  const app = await realpath(await mkdtemp(join(tmpdir(), 'strongroom-kit-')))
  onTestFinished(() => rm(app, { recursive: true }))
  await mkdir(join(app, 'node_modules/@types'), { recursive: true })
  await mkdir(join(app, 'node_modules/@strongroom'))
  await symlink(kit, join(app, 'node_modules/@strongroom/ui-kit'))
  for (const name of ['react', '@types/react'])
    await symlink(
      await realpath(join(kit, 'node_modules', name)),
      join(app, 'node_modules', name),
    )
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      jsx: 'react-jsx',
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: 'out',
    },
    files: ['app.mts'],
  }
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(settings))
  await writeFile(join(app, 'app.mts'), source)
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = await promisify(execFile)(tsc, ['-p', app]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
  return readFile(join(app, 'out/app.d.mts'), 'utf8')
}
