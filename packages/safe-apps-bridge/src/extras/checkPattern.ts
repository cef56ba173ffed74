// Anchored at the start, and the first letter is not that of `http`.
const misses = /^\^(?![h[(.]|\\[wS]|$)/i

/** Warns of a pattern that can match no origin, and of one that matches all. */
export function checkPattern(
  pattern: RegExp,
  // biome-ignore lint/suspicious/noConsole: the developer's mistake, said once
  warn: (text: string) => void = (text) => console.warn(text),
): void {
  // `'*'` becomes this pattern.
  if (pattern.source === '^')
    warn(
      'Any page that frames this app can act as its wallet: allow exact origins instead of "*".',
    )
  if (misses.test(pattern.source))
    warn(
      `${pattern} never matches: origins begin with their scheme, as in "https://app.example".`,
    )
}
