import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { isPage } from './checks/chunksOf.ts'
import { type JoinCosts, joinParts, type Part } from './joinParts.ts'

type Group = Rolldown.CodeSplittingGroup

/** A file and all that it imports, directly or not. */
function closureOf(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  file: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? [])
    closureOf(chunks, next, found)
  return found
}

/**
 * Plans the files that pages share, as groups for the bundler.
 *
 * By default each module that two pages share becomes a file, and a page would
 * request fifty. Only after unused code is gone is it known which modules a page
 * needs, so a first build tells. The modules that the same pages need are one
 * part, and `joinParts` joins parts where a request costs more than the bytes.
 */
export async function planFiles(
  config: InlineConfig,
  costs: JoinCosts,
): Promise<Group[]> {
  const frame: Group = { name: 'frame', tags: ['$initial'] }
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { output: { codeSplitting: { groups: [frame] } } },
    },
  })
  if (!('output' in output)) throw new Error('The first build has no output.')
  const all = output.output.filter((file) => file.type === 'chunk')
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const entry = all.find(({ isEntry }) => isEntry)
  const atFirst = entry ? closureOf(chunks, entry.fileName) : new Set<string>()
  const users = all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ fileName, facadeModuleId }) => ({
      fileName,
      isPage: isPage(facadeModuleId ?? ''),
      files: closureOf(chunks, fileName),
    }))
  const shared = all.filter(
    ({ fileName, isDynamicEntry, moduleIds }) =>
      !isDynamicEntry && !atFirst.has(fileName) && moduleIds.length > 0,
  )
  const places = new Map(shared.map(({ fileName }, at) => [fileName, at]))
  const parts = shared.map((chunk): Part => {
    const usedBy = users.filter(({ files }) => files.has(chunk.fileName))
    const namesOf = (kind: boolean) =>
      new Set(
        usedBy
          .filter((user) => user.isPage === kind)
          .map(({ fileName }) => fileName),
      )
    return {
      modules: chunk.moduleIds,
      bytes: gzipSync(chunk.code, { level: 9 }).byteLength,
      pages: namesOf(true),
      later: namesOf(false),
      imports: new Set(chunk.imports.flatMap((file) => places.get(file) ?? [])),
    }
  })
  const joined = joinParts(parts, costs)
  return [
    // Every page needs what the first script imports.
    { ...frame, priority: joined.length + 1 },
    ...joined.map(({ modules }, place): Group => {
      const wanted = new Set(modules)
      return {
        name: 'part',
        test: (id) => wanted.has(id),
        // What others import is taken first.
        priority: joined.length - place,
      }
    }),
  ]
}
