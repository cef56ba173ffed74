/** Keeps the order, drops repetitions, and adds what is always needed. */
export function normalizeScopes(scopes: readonly string[] = []): string[] {
  return [...new Set([...scopes, 'openid', 'wallet'])]
}
