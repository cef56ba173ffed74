const texts = new Map([
  ['openid', 'Recognise you when you come back'],
  ['profile', 'See the name of your account in this browser'],
  ['wallet', 'See the address of your account'],
])

/**
 * Whether this wallet can grant a scope: it knows no other data about its user.
 */
export function isGrantable(scope: string): boolean {
  return texts.has(scope)
}

/** Meaning of a scope, in a sentence, and whether it is granted. */
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
