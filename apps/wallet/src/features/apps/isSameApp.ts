/** Whether two addresses name the same app: a slash at the end does not count. */
export function isSameApp(one: string, other: string): boolean {
  return one.replace(/\/+$/, '') === other.replace(/\/+$/, '')
}
