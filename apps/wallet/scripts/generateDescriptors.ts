/**
 * Copies ERC-7730 descriptors from a checkout of the registry to `public/descriptors`,
 * each named by its hash, and writes the index that pins them.
 *
 *   git clone https://github.com/ethereum/clear-signing-erc7730-registry
 *   pnpm --filter @strongroom/wallet generate:descriptors <checkout>
 *
 * Files that are not in a checkout of their own name their origin in `sources.json`
 * beside them: by path, the repository and the commit.
 */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indexDescriptors } from './indexDescriptors.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the registry.')
const wallet = fileURLToPath(new URL('..', import.meta.url))
const target = join(wallet, 'public/descriptors')

const paths = globSync('{registry,ercs}/**/*.json', { cwd: folder })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\/(?:tests|testsv2|sigs)\//u.test(path))
const files = new Map(
  paths.map((path) => [path, readFileSync(join(folder, path))]),
)
const { index, skipped } = indexDescriptors(files)

for (const file of globSync('*.json', { cwd: target }))
  rmSync(join(target, file))
mkdirSync(target, { recursive: true })
for (const { path, sha256 } of index)
  writeFileSync(join(target, `${sha256}.json`), files.get(path) ?? '')

const given = join(folder, 'sources.json')
const sources: Record<string, string> = existsSync(given)
  ? JSON.parse(readFileSync(given, 'utf8'))
  : {}
const git = (...options: string[]) =>
  execFileSync('git', ['-C', folder, ...options], { encoding: 'utf8' }).trim()
const checkout = existsSync(given)
  ? ''
  : `${git('remote', 'get-url', 'origin')} ${git('rev-parse', 'HEAD')}`
const origins = index.map(
  ({ path, sha256 }) => `${sha256}  ${path}  ${sources[path] ?? checkout}\n`,
)
writeFileSync(join(target, 'SOURCES.txt'), origins.join(''))

const rows = index.map((entry) => `  ${JSON.stringify(entry)},\n`)
writeFileSync(
  join(wallet, 'src/app/descriptors/descriptorIndex.gen.ts'),
  `// Written by scripts/generateDescriptors.ts.
import type { DescriptorIndex } from '@strongroom/react-hooks/clear-signing'

export const descriptorIndex: DescriptorIndex = [
${rows.join('')}]
`,
)
for (const line of skipped) process.stdout.write(`skipped ${line}\n`)
process.stdout.write(`${index.length} files\n`)
