/**
 * Removes the custom properties of the kit that a sheet declares and never
 * reads, from a sheet that has only a part of the rules.
 */
export function pruneVariables(css: string): string {
  const read = new Set(
    [...css.matchAll(/var\((--sr-[\w-]+)/gu)].map(([, name]) => name),
  )
  return css.replace(/(--sr-[\w-]+):[^;{}]*;?/gu, (declaration, name) =>
    read.has(name) ? declaration : '',
  )
}
