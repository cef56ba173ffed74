import compile from 'icu-minify/compile'
import ts from 'typescript'

/** Messages by key. */
type Messages = Readonly<Record<string, string>>
/** Messages of a language, by room. */
export type Catalogue = Readonly<Record<string, Messages>>
/** The text of a source, with the rooms whose messages it reads. */
export interface Reader {
  rooms: readonly string[]
  text: string
}

/**
 * What is wrong with catalogues: a key that a language lacks or has in excess,
 * an argument or tag that differs, a message that is no ICU message (such as a
 * plural without `other`), and a key that no source reads.
 */
export function findCatalogueFaults(
  { en: english = {}, ...others }: Readonly<Record<string, Catalogue>>,
  readers: readonly Reader[],
): string[] {
  const rooms = Object.entries(english)
  return [
    ...rooms.flatMap(([room, messages]) => [
      ...findBroken(`en/${room}`, messages),
      ...findUnused(room, messages, readers),
    ]),
    ...Object.entries(others).flatMap(([language, catalogue]) => [
      ...Object.keys(catalogue)
        .filter((room) => english[room] === undefined)
        .map((room) => `${language}/${room}: English has no such room.`),
      ...rooms.flatMap(([room, messages]) => [
        ...findBroken(`${language}/${room}`, catalogue[room] ?? {}),
        ...compare(`${language}/${room}`, messages, catalogue[room] ?? {}),
      ]),
    ]),
  ]
}

function findBroken(place: string, messages: Messages): string[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    try {
      compile(message)
      return message.trim() === '' ? [`${place}: "${key}" is empty.`] : []
    } catch (error) {
      return [`${place}: "${key}" is no ICU message: ${messageOf(error)}.`]
    }
  })
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

function compare(place: string, english: Messages, messages: Messages) {
  const extra = Object.keys(messages).filter((key) => !(key in english))
  return [
    ...extra.map((key) => `${place}: "${key}" is not in English.`),
    ...Object.entries(english).flatMap(([key, message]) => {
      const own = messages[key]
      if (own === undefined) return [`${place}: "${key}" is missing.`]
      const [wanted, given] = [message, own].map((text) => argumentsOf(text))
      return wanted === given
        ? []
        : [`${place}: "${key}" takes ${given}, in English ${wanted}.`]
    }),
  ]
}

/** Names of the arguments and tags of a message, as a text. */
function argumentsOf(message: string): string {
  const names = new Set<string>()
  const visit = (node: unknown) => {
    if (!Array.isArray(node)) return
    const [name, kind, cases] = node
    names.add(`${name}`)
    if (typeof kind !== 'number' || kind === 0) node.slice(1).forEach(visit)
    else if (typeof cases === 'object' && kind < 4)
      for (const branch of Object.values(cases)) visitAll(branch)
  }
  const visitAll = (nodes: unknown) =>
    Array.isArray(nodes) ? nodes.forEach(visit) : undefined
  try {
    visitAll(compile(message))
  } catch {
    return 'unknown arguments'
  }
  return [...names].sort().join(', ') || 'no arguments'
}

function findUnused(
  room: string,
  messages: Messages,
  readers: readonly Reader[],
): string[] {
  const patterns = readers
    .filter(({ rooms }) => rooms.includes(room))
    .flatMap(({ text }) => readKeys(text))
  return Object.keys(messages)
    .filter((key) => !patterns.some((pattern) => pattern.test(key)))
    .map((key) => `en/${room}: "${key}" is not used.`)
}

/** Patterns of all keys that a source may mean: its literals and templates. */
function readKeys(text: string): RegExp[] {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest)
  const found: RegExp[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isIdentifier(node))
      found.push(exactly([node.text]))
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map((s) => s.literal)]
      const texts = parts.map((part) => part.text)
      // A template of an argument alone may mean any key.
      if (texts.some((part) => part !== '')) found.push(exactly(texts))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const exactly = (parts: readonly string[]) =>
  new RegExp(
    `^${parts.map((part) => part.replace(/[^\w]/gu, '\\$&')).join('\\w+')}$`,
    '',
  )
