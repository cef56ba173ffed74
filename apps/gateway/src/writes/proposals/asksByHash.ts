/** From 1.5.0 on safes ask their owners in the standard's final form. */
export const asksByHash = (version: string | null): boolean => {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number)
  return major > 1 || (major === 1 && minor >= 5)
}
