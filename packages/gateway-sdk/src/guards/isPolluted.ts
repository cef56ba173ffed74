const standard =
  /^(?:constructor|__(?:proto|(?:define|lookup)[GS]etter)__|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$/

/**
 * True when `Object.prototype` has more than the language gives it. The guards
 * read `value.key`, so an inherited `key` would replace a missing one; the
 * schemas read own keys only and have to be used instead.
 */
export function isPolluted(): boolean {
  return Object.getOwnPropertyNames(Object.prototype).some(
    (name) => !standard.test(name),
  )
}
