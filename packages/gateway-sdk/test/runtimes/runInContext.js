/** Runs a module, and those it imports, where only the web's globals exist. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import vm from 'node:vm'

const [entry, answers] = process.argv.slice(2)
const context = vm.createContext({
  AbortController,
  AbortSignal,
  Headers,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  console,
  fetch,
  setTimeout,
})
const loaded = new Map()
const load = (path) => {
  const known = loaded.get(path)
  if (known) return known
  const module = new vm.SourceTextModule(readFileSync(path, 'utf8'), {
    context,
    identifier: path,
    importModuleDynamically: async (name) => {
      const found = load(join(dirname(path), name))
      if (found.status === 'unlinked') await found.link(link)
      await found.evaluate()
      return found
    },
  })
  loaded.set(path, module)
  return module
}
const link = (name, { identifier }) => load(join(dirname(identifier), name))

const main = load(entry)
await main.link(link)
await main.evaluate()
context.answers = answers
const answer = vm.runInContext(
  `{ const all = JSON.parse(answers); (url) => url.includes('history') ? all.page : url.includes('/chains/1/') ? all.safe : {} }`,
  context,
)
const result = await main.namespace.exercise(answer)
process.stdout.write(
  JSON.stringify({
    result,
    globals: vm.runInContext(
      'typeof process + typeof Buffer + typeof window + typeof document',
      context,
    ),
  }),
)
