/** Keeps the order, drops repetitions, and adds required scopes. */
export function normalizeScopes(scopes: readonly string[] = []): string[] {
  return [...new Set([...scopes, 'openid', 'wallet'])]
}
