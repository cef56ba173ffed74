import { dirname, join } from 'node:path'
import { type ClientTraits, clientTraits } from './clientTraits.ts'

/**
 * Lists modules that have `'use client'` without need, lack it, or are used
 * from the other side: a server component can only render an export of a client
 * module. Other values may leave one only for client modules, not for the public.
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
  const foreign = exports.filter(
    (name) => !isForClients(name) && !isForClientsAlone(path, name, traits),
  )
  return [
    ...(reasons.length + borrowed.length > 0
      ? []
      : ["has 'use client' without need"]),
    ...foreign.map((name) => `a server cannot use ${name} from here`),
  ]
}

/** Whether client modules use a value, and they alone. */
function isForClientsAlone(
  path: string,
  name: string,
  traits: ReadonlyMap<string, ClientTraits>,
): boolean {
  const users = [...traits].filter(([user, { uses, passesOn }]) =>
    [...uses, ...passesOn].some(
      (one) => one.name === name && join(dirname(user), one.from) === path,
    ),
  )
  return (
    users.length > 0 &&
    users.every(([, user]) => user.hasDirective && user.passesOn.length === 0)
  )
}

/** Components, hooks and contexts. */
const isForClients = (name: string) => /^(?:[A-Z]|use[A-Z])/u.test(name)
