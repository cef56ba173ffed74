const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'àƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ'

/** A text with accents, a third longer, between brackets. */
export function pseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const changed = text.replace(/[a-z]/giu, (letter) =>
    accented.charAt(plain.indexOf(letter)),
  )
  return `⟦${changed}${'·'.repeat(Math.ceil(text.length / 3))}⟧`
}

/** Compiled messages, each written part of which `pseudo` changed. */
export function pseudoTexts<Texts extends object>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [key, changeNodes(message)]),
  ) as Texts
}

/** A text alone, or a list of texts, figures and tuples. */
const changeNodes = (message: unknown): unknown =>
  Array.isArray(message) ? message.map(changeNode) : changeNode(message)

function changeNode(node: unknown): unknown {
  if (typeof node === 'string') return pseudo(node)
  if (!Array.isArray(node)) return node
  const [name, ...rest] = node
  const [kind, cases] = rest
  // A plural or a choice has an object of cases, a tag the parts within it.
  if (typeof kind === 'number' && kind > 0)
    return typeof cases === 'object' && kind < 4
      ? [name, kind, pseudoTexts(cases)]
      : node
  return [name, ...rest.map(changeNode)]
}
