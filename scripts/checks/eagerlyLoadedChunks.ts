/** Parts that a browser loads on first use, and texts that identify them. */
const parts: readonly { name: string; marks: readonly string[] }[] = [
  {
    name: 'WalletConnect',
    marks: ['relay.walletconnect', 'The code expired before a wallet answered'],
  },
  { name: 'the Safe connector', marks: ['SAFE.DISCONNECTED'] },
  // Messages are compiled at build; see scripts/compileTexts.ts.
  { name: 'the parser of messages', marks: ['MISSING_OTHER_CLAUSE'] },
]

/**
 * Names the late parts that a first load contains. A text marks its part: names
 * of modules do not survive the build.
 */
export function eagerlyLoadedChunks(sources: readonly string[]): string[] {
  return parts
    .filter(({ marks }) =>
      marks.some((mark) => sources.some((source) => source.includes(mark))),
    )
    .map(({ name }) => name)
}
