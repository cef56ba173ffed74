import { dirname, join } from 'node:path'
import { type ClientTraits, clientTraits } from './clientTraits.ts'

/**
 * Lists modules that have `'use client'` without need, lack it, or are used
 * from the other side: a server component can only render an export of a client
 * module.
 *
 * @param sources Texts by path.
 */
export function checkClientDirectives(
  sources: ReadonlyMap<string, string>,
): string[] {
  const traits = new Map(
    [...sources].map(([path, text]) => [path, clientTraits(path, text)]),
  )
  return [...traits].flatMap(([path, found]) =>
    problemsOf(path, found, traits).map((problem) => `${path}: ${problem}`),
  )
}

function problemsOf(
  path: string,
  { hasDirective, reasons, exports, uses }: ClientTraits,
  traits: ReadonlyMap<string, ClientTraits>,
): string[] {
  const borrowed = uses.filter(
    ({ from }) =>
      from.startsWith('.') &&
      traits.get(join(dirname(path), from))?.hasDirective,
  )
  if (!hasDirective)
    return [
      ...reasons.map((reason) => `needs 'use client' for ${reason}`),
      ...borrowed.map(({ name }) => `uses ${name} of a client module`),
    ]
  const foreign = exports.filter((name) => !isForClients(name))
  return [
    ...(reasons.length + borrowed.length > 0
      ? []
      : ["has 'use client' without need"]),
    ...foreign.map((name) => `a server cannot use ${name} from here`),
  ]
}

/** Components, hooks and contexts. */
const isForClients = (name: string) => /^(?:[A-Z]|use[A-Z])/u.test(name)
