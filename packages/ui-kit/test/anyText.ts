import fc from 'fast-check'

/** Any UTF-16 text: ordinary, invisible, and broken surrogates. */
export function anyText(maxLength = 60): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.nat(0xff), fc.integer({ min: 0, max: 0xffff })), {
      maxLength,
    })
    .map((units) => String.fromCharCode(...units))
}
