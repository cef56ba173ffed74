const texts = new Map([
  ['openid', 'Recognise you when you come back'],
  ['profile', 'See the name of your account in this browser'],
  ['wallet', 'See the address of your account'],
])

/** Scopes this wallet can grant: it knows nothing else about its user. */
export function isGrantable(scope: string): boolean {
  return texts.has(scope)
}

/** What a scope means, in a sentence, and whether it is granted. */
export function describeScope(scope: string): {
  text: string
  isGranted: boolean
} {
  const text = texts.get(scope)
  if (text !== undefined) return { text, isGranted: true }
  return {
    text: `Not given: “${scope.slice(0, 40)}”, which this wallet does not have`,
    isGranted: false,
  }
}
